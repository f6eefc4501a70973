import { namesNothing } from "./names-nothing";

it.each([null, undefined, {}, [], { job: null }, { job: {} }, { other: 1 }])("%j names no job", (body) => {
	expect(namesNothing(body, "job")).toBe(true);
});

it.each([{ job: { id: 1 } }, { job: "x" }, "x", 7])("%j names something, or is unreadable", (body) => {
	expect(namesNothing(body, "job")).toBe(false);
});

it("one of several names is enough", () => {
	expect(namesNothing({ candidate: null, job: { title: "a" } }, "candidate", "job")).toBe(false);
	expect(namesNothing({ candidate: null, job: {} }, "candidate", "job")).toBe(true);
});
