import { duplicateEmail } from "@/lib/contract/errors";
import { contactIn } from "./contact-in";

it.each([
	[duplicateEmail("hr@x.co"), "hr@x.co"],
	[
		"Phone number already registered. Please contact jobs+id@mail.example.com, if you think it's not yours.",
		"jobs+id@mail.example.com",
	],
	["Please contact the company if you think there is an error", ""],
	["Please contact {email} if you think there is an error", ""],
	["Please contact  if you think there is an error", ""],
	["Please contact javascript:alert(1) if you think there is an error", ""],
	["Please contact <a@b.co> if you think there is an error", ""],
	["Write to hr@x.co", ""],
])("the contact in %j is %j", (sentence, contact) => {
	expect(contactIn(sentence)).toBe(contact);
});
