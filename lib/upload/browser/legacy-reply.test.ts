import type { Reply } from "../ports";
import { legacyReply } from "./legacy-reply";

const answer = (status: number, body: unknown, retryAfterMs?: number): Reply => ({
	kind: "answer",
	status,
	body,
	retryAfterMs,
});

describe("a response of the legacy CV upload", () => {
	it("names the stored file", () => {
		expect(legacyReply(answer(200, { file_name: "cv/1.pdf" }))).toMatchObject({ body: { filepath: "cv/1.pdf" } });
	});

	it.each([413, 415, 422, 500, 507])("passes on the host's message: %i", (status) => {
		expect(legacyReply(answer(status, { message: "Not today." }))).toMatchObject({ status, hostMessage: "Not today." });
	});

	it.each<[string, Reply]>([
		["the proxy itself refuses", answer(502, { message: "The service…", code: "bad_host_answer" })],
		["the host asks to wait", answer(429, { message: "Too many." })],
		["the host says when to come back", answer(507, { message: "Full." }, 5_000)],
		["nothing is said", answer(422, {})],
		["what is said is no text", answer(422, { message: { en: "no" } })],
		["the answer is no JSON", answer(500, undefined)],
	])("has no message if %s", (_, reply) => {
		expect(legacyReply(reply)).toEqual(reply);
	});

	it("stays lost without a response", () => {
		expect(legacyReply({ kind: "lost" })).toEqual({ kind: "lost" });
	});
});
