import { act, fireEvent, renderHook } from "@testing-library/react";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { useBriefLock } from "./use-brief-lock.client";

function setUp() {
	const { uploads, set } = fakeUploads();
	const engines = [uploads];
	const { result } = renderHook(() => useBriefLock(engines));
	const small = (more = {}) => attachment("cv.pdf", { sizeBytes: 900_000, createdTime: Date.now(), ...more });
	const show = (files: Parameters<typeof set>[0]) => act(async () => set(files));
	return { result, show, small };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("the brief form lock", () => {
	it("lasts while a small file is sent, and at most two seconds", async () => {
		const { result, show, small } = setUp();
		await show([small()]);
		expect(result.current).toBe(true);
		await act(() => jest.advanceTimersByTimeAsync(2_000));
		expect(result.current).toBe(false);
		await show([small()]);
		await show([small({ status: "finish" })]);
		expect(result.current).toBe(false);
	});

	it("begins after the press on a field", async () => {
		const { result, show, small } = setUp();
		fireEvent(window, new MouseEvent("pointerdown", { button: 0 }));
		await show([small()]);
		expect(result.current).toBe(false);
		fireEvent.pointerUp(window);
		await act(() => jest.advanceTimersByTimeAsync(0));
		expect(result.current).toBe(true);
	});

	it.each([
		["a large file", { sizeBytes: 1_000_024 }],
		["a file that waits", { waiting: true }],
		["a file of an earlier visit", { createdTime: 0 }],
	])("doesn't apply to %s", async (_, more) => {
		const { result, show, small } = setUp();
		await show([small(more)]);
		expect(result.current).toBe(false);
	});
});
