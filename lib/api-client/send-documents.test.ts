import { sendDocuments } from "./send-documents";

const browser = Object.assign(new EventTarget(), { screen: { width: 360, height: 740 } });
const device = { onLine: true };

beforeEach(() => {
	jest.useFakeTimers();
	Object.defineProperties(globalThis, {
		window: { value: browser, configurable: true },
		navigator: { value: device, configurable: true },
	});
});
afterEach(() => {
	for (const name of ["window", "navigator"]) Reflect.deleteProperty(globalThis, name);
	jest.useRealTimers();
});

const lost = async () => {
	throw new TypeError("Failed to fetch");
};
const taken = async () => Response.json({ submitted: true });
const send = (resends = true) => sendDocuments("hash-1", { key: "key-1", fields: [["company_id", "3"]] }, resends);

describe("sendDocuments", () => {
	it("waits for the connection and keeps its key", async () => {
		device.onLine = false;
		const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(lost);
		const sent = send();
		await jest.advanceTimersByTimeAsync(600_000);
		const before = fetched.mock.calls.length;
		fetched.mockImplementation(taken);
		await jest.advanceTimersByTimeAsync(600_000);
		expect(fetched).toHaveBeenCalledTimes(before);
		device.onLine = true;
		browser.dispatchEvent(new Event("online"));
		expect(await sent).toEqual({ ok: true, result: { submitted: true } });
		expect(fetched).toHaveBeenCalledTimes(before + 1);
		const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
		expect(new Set(keys)).toEqual(new Set(["key-1"]));
	});

	it("also waits if the host doesn't support repeats, because nothing has left the device", async () => {
		device.onLine = false;
		const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(lost);
		const sent = send(false);
		await jest.advanceTimersByTimeAsync(10_000);
		fetched.mockImplementation(taken);
		device.onLine = true;
		browser.dispatchEvent(new Event("online"));
		expect(await sent).toMatchObject({ ok: true });
	});

	it("fails if the connection breaks on the way to such a host", async () => {
		device.onLine = true;
		jest.spyOn(globalThis, "fetch").mockImplementation(() => {
			device.onLine = false;
			return lost();
		});
		expect(await send(false)).toEqual({ ok: false, status: 0, body: {} });
	});

	it("fails if an online device gets no response", async () => {
		device.onLine = true;
		jest.spyOn(globalThis, "fetch").mockImplementation(lost);
		const sent = send();
		await jest.advanceTimersByTimeAsync(10_000);
		expect(await sent).toMatchObject({ ok: false, status: 0 });
	});

	it("fails if the response doesn't acknowledge the documents", async () => {
		jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ submitted: false }));
		expect(await send()).toMatchObject({ ok: false, status: 502 });
	});
});
