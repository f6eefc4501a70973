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

const KEPT: PersistedRequest = {
	savedAt: NOW,
	documents: { "documents.0": { files: [fileOf()], links: [linkOf()] } },
	attempt: { key: "key-1", fields: [["company_id", "3"]] },
	error: { status: 503, reason: "" },
};

const read = (value: unknown, now = NOW) => readPersistedRequest(JSON.stringify(value), now);

describe("what a device keeps of a document request", () => {
	it("comes back as it was", () => {
		expect(read(KEPT)).toEqual(KEPT);
	});

	it("lasts seven days", () => {
		expect(read(KEPT, NOW + REQUEST_PERSISTED_MS)).not.toBeNull();
		expect(read(KEPT, NOW + REQUEST_PERSISTED_MS + 1)).toBeNull();
		expect(read(KEPT, NOW - 1)).toBeNull();
	});

	it.each([null, 7, [], "x", {}, { savedAt: "today" }])("is nothing where something else stands: %j", (value) => {
		expect(read(value)).toBeNull();
		expect(readPersistedRequest("{", NOW)).toBeNull();
		expect(readPersistedRequest(null, NOW)).toBeNull();
	});

	it("leaves out what isn't of its form", () => {
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

describe("an attempt to send", () => {
	const fields: FormField[] = [["company_id", "3"]];
	const newKey = () => "key-2";

	it("goes under the key of the one before, as long as the same is sent", () => {
		expect(attemptOf(fields, { key: "key-1", fields: [["company_id", "3"]] }, newKey).key).toBe("key-1");
		expect(attemptOf(fields, { key: "key-1", fields: [["company_id", "4"]] }, newKey).key).toBe("key-2");
		expect(attemptOf(fields, undefined, newKey)).toEqual({ key: "key-2", fields });
	});
});

describe("why documents were not taken", () => {
	it("is told in the host's words, and not in those of the site's own refusals", () => {
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
	])("%i: the same can't be sent again (%s)", (status, refused) => {
		expect(isRefused({ status, reason: "" })).toBe(refused);
	});
});
