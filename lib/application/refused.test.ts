import { DUPLICATE_PHONE, duplicateEmail } from "@/lib/contract/errors";
import { readRefusal } from "./refused";

describe("readRefusal", () => {
	it.each([
		[0, {}, "ERROR_SEND_OFFLINE"],
		[429, {}, "ERROR_SEND_BUSY"],
		[404, {}, "ERROR_SEND_GONE"],
		[400, {}, "ERROR_SEND_FAILED"],
		[422, {}, "ERROR_SEND_FAILED"],
		[502, { message: "x" }, "ERROR_SEND_FAILED"],
	])("of status %d with %j is %s", (status, body, code) => {
		expect(readRefusal(status, body)).toEqual({ kind: "form", code });
	});

	it.each([
		[{ message: duplicateEmail("hr@x.co") }, { email: "ERROR_EMAIL_REGISTERED" }],
		[{ errors: { email: [duplicateEmail("hr@x.co")] } }, { email: "ERROR_EMAIL_REGISTERED" }],
		[{ errors: { phone: [DUPLICATE_PHONE] } }, { phone: "ERROR_MOBILE_NUMBER_REGISTERED" }],
		[{ errors: { email: ["no"], gdpr: ["no"] } }, { email: "ERROR_INVALID_EMAIL", gdpr: "ERROR_CONSENT" }],
		[{ errors: { file_cv: ["no"], other: ["no"] } }, { cv: "RETRY_OR_DELETE_LANDING_PAGE" }],
	])("of a 422 with %j names the fields", (body, problems) => {
		expect(readRefusal(422, body)).toEqual({ kind: "fields", problems });
	});

	it("takes names of inherited properties for no field", () => {
		expect(readRefusal(422, { errors: { constructor: ["x"], toString: ["x"] } }).kind).toBe("form");
	});

	it("keeps the host's own words where nothing else is known", () => {
		const refused = { kind: "form", code: "ERROR_SEND_REFUSED", reason: "Not today" };
		expect(readRefusal(422, { message: "Not today" })).toEqual(refused);
	});
});
