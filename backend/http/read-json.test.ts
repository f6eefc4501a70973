import { processorMs } from "@/tests/support/runner/processor-ms";
import { readJson } from "./read-json";

const request = (body: string) =>
	new Request("http://x", { method: "POST", body, headers: { "content-type": "application/json; charset=utf-8" } });

describe("readJson", () => {
	it("parses JSON with brackets in strings", async () => {
		const value = { a: [1, { b: '[[{"\\' }], c: "{".repeat(100) };
		await expect(readJson(request(JSON.stringify(value)), 10_000)).resolves.toEqual(value);
	});

	it.each(["", "{", "[1,]", `${"[".repeat(33)}${"]".repeat(33)}`, '"\\u0000"'])("rejects %j", async (text) => {
		await expect(readJson(request(text), 10_000)).rejects.toMatchObject({ status: 400 });
	});

	it("stops at the limit even without a declared length", async () => {
		await expect(readJson(request(" ".repeat(101)), 100)).rejects.toMatchObject({ status: 413 });
	});

	it("rejects a text that never ends as fast as one that does", async () => {
		const read = (end: string) => readJson(request(`"${'\\"'.repeat(500_000)}${end}`), 2_000_000);
		const unended = await processorMs(() => expect(read("")).rejects.toMatchObject({ status: 400 }));
		const ended = await processorMs(() => expect(read('"')).resolves.toHaveLength(500_000));
		expect(unended).toBeLessThan(50 * ended + 50);
	});
});
