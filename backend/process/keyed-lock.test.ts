import { KeyedLock } from "./keyed-lock";

/** A task that ends when the test opens it. */
function deferred() {
	let open: () => void = () => undefined;
	const done = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { done, open };
}

describe("KeyedLock", () => {
	it("runs tasks of one key in order, one at a time", async () => {
		const lock = new KeyedLock();
		const first = deferred();
		const order: string[] = [];
		const running = [
			lock.run("a", async () => {
				await first.done;
				order.push("first");
			}),
			lock.run("a", async () => {
				order.push("second");
			}),
		];
		await lock.run("b", async () => {
			order.push("other key");
		});
		first.open();
		await Promise.all(running);
		expect(order).toEqual(["other key", "first", "second"]);
	});

	it("continues after a failed task and rejects its own caller", async () => {
		const lock = new KeyedLock();
		const failed = lock.run("a", () => Promise.reject(new Error("broken")));
		const next = lock.run("a", async () => "fine");
		await expect(failed).rejects.toThrow("broken");
		await expect(next).resolves.toBe("fine");
	});
});
