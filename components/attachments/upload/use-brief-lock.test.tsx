import { act, renderHook } from "@testing-library/react";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { useBriefLock } from "./use-brief-lock.client";

function setUp() {
	const { uploads, set } = fakeUploads();
	const engines = [uploads];
	const { result } = renderHook(() => useBriefLock(engines));
	const small = (more = {}) => attachment("cv.pdf", { sizeBytes: 900_000, createdTime: Date.now(), ...more });
	return { result, set, small };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("the brief form lock", () => {
	it("lasts while a small file is sent, and at most two seconds", () => {
		const { result, set, small } = setUp();
		set([small()]);
		expect(result.current).toBe(true);
		act(() => void jest.advanceTimersByTime(2_000));
		expect(result.current).toBe(false);
		set([small()]);
		set([small({ status: "finish" })]);
		expect(result.current).toBe(false);
	});

	it.each([
		["a large file", { sizeBytes: 1_000_024 }],
		["a file that waits", { waiting: true }],
		["a file of an earlier visit", { createdTime: 0 }],
	])("doesn't apply to %s", (_, more) => {
		const { result, set, small } = setUp();
		set([small(more)]);
		expect(result.current).toBe(false);
	});
});
