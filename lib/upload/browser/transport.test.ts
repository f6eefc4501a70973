import { ENDPOINTS } from "@/lib/contract/endpoints";
import type { SendCall } from "../ports";
import { chunkedPath, PING_PATH, progressPath, singlePath } from "./paths";
import { browserTransport } from "./transport";

/** Stands in for the browser's XMLHttpRequest; the test plays the network. */
class FakeXhr extends EventTarget {
	static last: FakeXhr;
	upload = new EventTarget();
	sent: { method: string; path: string; headers: Record<string, string>; body: unknown } = {
		method: "",
		path: "",
		headers: {},
		body: null,
	};
	status = 0;
	responseText = "";
	retryAfter: string | null = null;

	constructor() {
		super();
		FakeXhr.last = this;
	}

	open(method: string, path: string) {
		Object.assign(this.sent, { method, path });
	}
	setRequestHeader(name: string, value: string) {
		this.sent.headers[name] = value;
	}
	send(body: unknown) {
		this.sent.body = body;
	}
	getResponseHeader() {
		return this.retryAfter;
	}
	abort() {
		this.dispatchEvent(new Event("abort"));
	}
	answer(status: number, text: string) {
		Object.assign(this, { status, responseText: text });
		this.dispatchEvent(new Event("load"));
	}
}

const globals = globalThis as Record<string, unknown>;

beforeEach(() => {
	globals.XMLHttpRequest = FakeXhr;
});
afterEach(() => {
	globals.XMLHttpRequest = undefined;
});

const file = new File([Buffer.from("0123456789")], "Résumé.pdf", { type: "application/pdf" });
const transport = browserTransport({ companyId: "7", openCode: "ORBIT1+EU", slotIndex: 0, purpose: "application" });

function call(more: Partial<SendCall> = {}): SendCall & { reported: number[] } {
	const reported: number[] = [];
	const { signal } = new AbortController();
	const onSent = (bytes: number) => reported.push(bytes);
	return {
		file,
		name: file.name,
		identifier: "id-0123456789abcdef",
		offset: 4,
		end: 10,
		isStep: false,
		fresh: false,
		signal,
		onSent,
		reported,
		...more,
	};
}

describe("browser paths", () => {
	it("are the contract's, below the site's API proxy", () => {
		const fill = (path: string) => `/api${path.replace("{id}", "7").replace("{identifier}", "abc")}`;
		expect(chunkedPath("7")).toBe(fill(ENDPOINTS.uploadChunk.path));
		expect(progressPath("7", "abc")).toBe(fill(ENDPOINTS.uploadProgress.path));
		expect(singlePath("7", "application")).toBe(fill(ENDPOINTS.storeDocument.path));
		expect(PING_PATH).toBe(fill(ENDPOINTS.teamJobs.path));
		expect(singlePath("7", "request")).toBe(fill(ENDPOINTS.storeRequestedDocument.path));
		expect(singlePath("7", "legacyCv")).toBe(fill(ENDPOINTS.legacyCv.path));
	});
});

describe("the browser transport", () => {
	it("sends the rest of a file as plain bytes in one call, with headers", async () => {
		const reply = transport.send(call());
		const { sent } = FakeXhr.last;
		expect(sent).toMatchObject({ method: "POST", path: "/api/companies/7/upload" });
		expect(sent.headers).toEqual({
			"Content-Type": "application/octet-stream",
			"X-Job-Code": "ORBIT1+EU",
			"X-Screen-Resolution": "390x844",
			"Upload-Identifier": "id-0123456789abcdef",
			"Upload-Offset": "4",
			"Upload-Length": "10",
			"Upload-Slot": "0",
			"Upload-New": "0",
			"Upload-Name": "R%C3%A9sum%C3%A9.pdf",
		});
		expect(await (sent.body as Blob).text()).toBe("456789");
		FakeXhr.last.answer(200, '{"received":10}');
		expect(await reply).toMatchObject({ kind: "answer", status: 200, body: { received: 10 } });
	});

	it("encodes malformed names", () => {
		void transport.send(call({ name: "a\ud800b😀.pdf" }));
		expect(FakeXhr.last.sent.headers["Upload-Name"]).toBe("a%EF%BF%BDb%F0%9F%98%80.pdf");
	});

	it("reports the sent bytes", async () => {
		const one = call();
		const reply = transport.send(one);
		FakeXhr.last.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded: 3 }));
		FakeXhr.last.answer(200, "{}");
		await reply;
		expect(one.reported).toEqual([3]);
	});

	it.each(["error", "abort"])("reports %s as a lost connection", async (type) => {
		const reply = transport.send(call());
		FakeXhr.last.dispatchEvent(new Event(type));
		expect(await reply).toEqual({ kind: "lost" });
	});

	it("can be cancelled", async () => {
		const stop = new AbortController();
		const reply = transport.send(call({ signal: stop.signal }));
		stop.abort();
		expect(await reply).toEqual({ kind: "lost" });
		expect(await transport.send(call({ signal: stop.signal }))).toEqual({ kind: "lost" });
	});

	it("reads Retry-After and tolerates non-JSON responses", async () => {
		const reply = transport.send(call());
		FakeXhr.last.retryAfter = "7";
		FakeXhr.last.answer(503, "<html>");
		expect(await reply).toEqual({ kind: "answer", status: 503, body: undefined, retryAfterMs: 7_000 });
	});

	it("sends a small file as a form", async () => {
		void transport.store(call({ offset: 0 }));
		const { path, headers, body } = FakeXhr.last.sent;
		expect(path).toBe("/api/companies/7/store_and_extract_document");
		expect(headers).not.toHaveProperty("Content-Type");
		// The proxy passes it on, so that a repeat after a lost answer makes no second document.
		expect(headers["Idempotency-Key"]).toBe("id-0123456789abcdef");
		const form = body as FormData;
		expect(form.get("is_cv")).toBe("1");
		expect((form.get("file") as File).name).toBe("Résumé.pdf");
	});

	it("sends a CV of the page by slugs through its own call, and reads its name from the response", async () => {
		const legacy = browserTransport({ companyId: "7", openCode: "", slotIndex: 0, purpose: "legacyCv" });
		const reply = legacy.store(call({ offset: 0 }));
		const { path, body } = FakeXhr.last.sent;
		expect(path).toBe("/api/upload-cv");
		const form = body as FormData;
		expect([...form.keys()]).toEqual(["type", "file"]);
		expect(form.get("type")).toBe("cv");
		expect((form.get("file") as File).name).toBe("Résumé.pdf");
		FakeXhr.last.answer(200, '{"file_name":"cv/1.pdf"}');
		expect(await reply).toMatchObject({ status: 200, body: { filepath: "cv/1.pdf" } });
	});

	it("asks for the host's position, and reports a failure as a lost connection", async () => {
		const ask = jest.spyOn(globalThis, "fetch");
		ask.mockResolvedValueOnce(Response.json({ received: 5, size: 10 }));
		const { signal } = new AbortController();
		expect(await transport.progress("id", signal)).toMatchObject({ status: 200, body: { received: 5, size: 10 } });
		expect(ask.mock.calls[0]?.[0]).toBe("/api/companies/7/upload/id");
		ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
		expect(await transport.progress("id", signal)).toEqual({ kind: "lost" });
	});
});
