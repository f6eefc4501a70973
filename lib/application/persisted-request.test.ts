import type { FormField } from "@/lib/contract/form-data";
import { fileOf, linkOf } from "@/tests/support/people/application-form";
import {
	attemptOf,
	isRefused,
	type PersistedRequest,
	REQUEST_PERSISTED_MS,
	readPersistedRequest,
	sendErrorOf,
} from "./persisted-request";

const NOW = 1_900_000_000_000;

const PERSISTED: PersistedRequest = {
	savedAt: NOW,
	documents: { "documents.0": { files: [fileOf()], links: [linkOf()] } },
	attempt: { key: "key-1", fields: [["company_id", "3"]] },
	error: { status: 503, reason: "" },
};

const read = (value: unknown, now = NOW) => readPersistedRequest(JSON.stringify(value), now);

describe("a persisted document request", () => {
	it("survives a round trip", () => {
		expect(read(PERSISTED)).toEqual(PERSISTED);
	});

	it("expires after seven days", () => {
		expect(read(PERSISTED, NOW + REQUEST_PERSISTED_MS)).not.toBeNull();
		expect(read(PERSISTED, NOW + REQUEST_PERSISTED_MS + 1)).toBeNull();
		expect(read(PERSISTED, NOW - 1)).toBeNull();
	});

	it.each([null, 7, [], "x", {}, { savedAt: "today" }])("is ignored if invalid: %j", (value) => {
		expect(read(value)).toBeNull();
		expect(readPersistedRequest("{", NOW)).toBeNull();
		expect(readPersistedRequest(null, NOW)).toBeNull();
	});

	it("drops unknown parts", () => {
		const strange = {
			savedAt: NOW,
			documents: { "documents.0": { files: [7], links: [{}] } },
			attempt: { key: "k", fields: [["a", "b"], ["a"], [1, 2], "x"] },
			error: { status: "503" },
		};
		expect(read(strange)).toEqual({
			savedAt: NOW,
			documents: { "documents.0": { files: [], links: [] } },
			attempt: { key: "k", fields: [["a", "b"]] },
			error: undefined,
		});
		expect(read({ savedAt: NOW, attempt: { key: 7, fields: [] } })?.attempt).toBeUndefined();
	});
});

describe("a repeated attempt", () => {
	const fields: FormField[] = [["company_id", "3"]];
	const newKey = () => "key-2";

	it("reuses its key while the values stay the same", () => {
		expect(attemptOf(fields, { key: "key-1", fields: [["company_id", "3"]] }, newKey).key).toBe("key-1");
		expect(attemptOf(fields, { key: "key-1", fields: [["company_id", "4"]] }, newKey).key).toBe("key-2");
		expect(attemptOf(fields, undefined, newKey)).toEqual({ key: "key-2", fields });
	});
});

describe("the reason for refused documents", () => {
	it("comes from the host, not from the site's own refusals", () => {
		expect(sendErrorOf(422, { message: "A file is missing." }).reason).toBe("A file is missing.");
		expect(sendErrorOf(422, { errors: { a: ["Too late."] } }).reason).toBe("Too late.");
		expect(sendErrorOf(422, { message: "Not right.", errors: { a: ["Too late."] } }).reason).toBe("Too late.");
		expect(sendErrorOf(503, { message: "can't be reached", code: "host_unreachable" }).reason).toBe("");
		expect(sendErrorOf(0, {})).toEqual({ status: 0, reason: "" });
	});

	it.each([
		[400, true],
		[404, true],
		[413, true],
		[422, true],
		[0, false],
		[409, false],
		[429, false],
		[500, false],
		[503, false],
	])("%i: the same documents can't be sent again (%s)", (status, refused) => {
		expect(isRefused({ status, reason: "" })).toBe(refused);
	});
});
