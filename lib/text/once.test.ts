import { onceForEach, remembered } from "./once";

test("something is made once for an object", () => {
	const make = jest.fn(({ size }: { size: number }) => ({ size }));
	const once = onceForEach(make);
	const given = { size: 1 };
	expect(once(given)).toBe(once(given));
	expect(once({ size: 1 })).not.toBe(once(given));
	expect(make).toHaveBeenCalledTimes(2);
});

test("something is made once for texts, in their order, and the memory of it has an end", () => {
	const make = jest.fn((...texts: string[]) => texts.join("+"));
	const kept = remembered(make);
	expect([kept("a", "b"), kept("b", "a"), kept("a", "b")]).toEqual(["a+b", "b+a", "a+b"]);
	expect(make).toHaveBeenCalledTimes(2);
	for (let count = 0; count < 100; count += 1) kept(String(count));
	kept("a", "b");
	expect(make).toHaveBeenCalledTimes(103);
});
