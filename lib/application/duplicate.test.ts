import { DUPLICATE_PHONE, duplicateEmail } from "@/lib/contract/errors";
import { contactOf, isDuplicate } from "./duplicate";

const EMAIL = duplicateEmail("hr@x.co");

it.each([
	[400, { message: EMAIL }, true],
	[409, { message: DUPLICATE_PHONE }, true],
	[422, { errors: { email: [EMAIL] } }, true],
	[409, { message: "This request is still running." }, false],
	[422, {}, false],
	[500, { message: EMAIL }, false],
])("a refusal of status %i with %j is a duplicate: %s", (status, body, expected) => {
	expect(isDuplicate(status, body)).toBe(expected);
});

it.each([
	[{ message: EMAIL }, "hr@x.co"],
	[{ message: "Some values are wrong.", errors: { email: [EMAIL] } }, "hr@x.co"],
	[{ message: duplicateEmail("javascript:alert(1)") }, ""],
	[{ message: DUPLICATE_PHONE }, ""],
	[{}, ""],
])("the contact is the address that the host names (%j)", (body, contact) => {
	expect(contactOf(body)).toBe(contact);
});
