import { setTimeout as wait } from "node:timers/promises";
import { Slots } from "./slots";

describe("Slots", () => {
	const limits = { places: 2, waiting: 2, waitMs: 1_000 };

	it("limits parallel tasks and serves waiting ones in order", async () => {
		const slots = new Slots(limits);
		let running = 0;
		let most = 0;
		const order: number[] = [];
		const task = (index: number) => async () => {
			running += 1;
			most = Math.max(most, running);
			await wait(5);
			order.push(index);
			running -= 1;
		};
		await Promise.all([0, 1, 2, 3].map((index) => slots.run(task(index))));
		expect(most).toBe(2);
		expect(order).toEqual([0, 1, 2, 3]);
	});

	it("frees a slot when a task fails", async () => {
		const slots = new Slots({ ...limits, places: 1 });
		await expect(slots.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
		await expect(slots.run(async () => "yes")).resolves.toBe("yes");
	});

	it("rejects with 429 and Retry-After when the queue is full or the wait too long", async () => {
		const slots = new Slots({ places: 1, waiting: 1, waitMs: 10 });
		const long = slots.run(() => wait(50));
		const late = slots.run(async () => "late");
		await expect(slots.run(async () => "full")).rejects.toMatchObject({
			status: 429,
			headers: { "retry-after": "10" },
		});
		await expect(late).rejects.toMatchObject({ status: 429 });
		await long;
		await expect(slots.run(async () => "free")).resolves.toBe("free");
	});
});
