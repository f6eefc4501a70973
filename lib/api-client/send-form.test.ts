import { DUPLICATE_PHONE } from "@/lib/contract/errors";
import { sendForm } from "./send-form";

beforeEach(() => {
	jest.useFakeTimers();
	Object.defineProperty(globalThis, "window", { value: { screen: { width: 1, height: 1 } }, configurable: true });
});
afterEach(() => {
	Reflect.deleteProperty(globalThis, "window");
	jest.restoreAllMocks();
	jest.useRealTimers();
});

type Answer = () => Response;

const lost: Answer = () => {
	throw new TypeError("Failed to fetch");
};
const answered =
	(status: number, body: object): Answer =>
	() =>
		Response.json(body, { status });
const taken = answered(200, { done: true });

/** Sends a form; its calls get the given answers in order. */
async function send(resends: boolean, ...answers: Answer[]) {
	const fetched = jest
		.spyOn(globalThis, "fetch")
		.mockReset()
		.mockImplementation(async () => (answers.shift() ?? lost)());
	const sent = sendForm("/api/form", [["a", "b"]], { key: "key-12345", resends });
	await jest.advanceTimersByTimeAsync(60_000);
	return { sent: await sent, calls: fetched.mock.calls.length };
}

describe("a form with a lost response", () => {
	it.each<[string, Answer]>([
		["no answer", lost],
		["the same is still running", answered(409, {})],
		["502", answered(502, {})],
		["503", answered(503, {})],
		["504", answered(504, {})],
	])("is resent only if the host supports repeats (%s)", async (_, first) => {
		expect(await send(true, first, taken)).toEqual({ sent: { ok: true, result: { done: true } }, calls: 2 });
		expect(await send(false, first, taken)).toMatchObject({ sent: { ok: false }, calls: 1 });
	});

	it("is tried three times at most and marked as repeated", async () => {
		expect(await send(true)).toEqual({ sent: { ok: false, status: 0, body: {}, isRepeat: true }, calls: 3 });
	});

	it("distinguishes a repeat that a host reports as a duplicate from a first attempt", async () => {
		const duplicate = answered(409, { message: DUPLICATE_PHONE });
		expect(await send(true, lost, duplicate)).toMatchObject({ sent: { status: 409, isRepeat: true }, calls: 2 });
		const first = await send(true, duplicate);
		expect(first).toEqual({ sent: { ok: false, status: 409, body: { message: DUPLICATE_PHONE } }, calls: 1 });
	});
});

it("needs no AbortSignal.timeout, which Chrome has since 103 and Safari since 16", async () => {
	const { timeout } = AbortSignal;
	Reflect.deleteProperty(AbortSignal, "timeout");
	try {
		expect(await send(false, taken)).toMatchObject({ sent: { ok: true } });
	} finally {
		AbortSignal.timeout = timeout;
	}
});
