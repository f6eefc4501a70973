import { cvContent } from "@/lib/contract/schemas/cv";
import { autofill, offersOf } from "./autofill";
import { blankApplication } from "./blank";
import { forJobIn } from "./for-job-in";

/** What a form of a job in `country` does with a CV's number. */
function phoneFrom(profile: object, country: string) {
	const read = cvContent.parse({ status: 200, profile }).profile;
	if (!read) throw new Error("The profile should have been read.");
	const cv = forJobIn(country, read);
	const filled = autofill(blankApplication(), cv, "2026-11-27");
	const offered = offersOf(blankApplication(), cv, filled).phone;
	return { filled: filled.phone, offered, email: filled.email };
}

const contact = { email: "ada@fold.example", phone: "05271 694110", phone_international: "+49 5271 694110" };
const GERMAN = { contact_info: contact, home_country: "de" };

it.each([
	["of the same country", GERMAN, "DE"],
	["without a country", { contact_info: contact }, "ID"],
	["with something else for a country", { contact_info: contact, home_country: "Germany" }, "ID"],
	["where the job's country isn't known", GERMAN, ""],
])("a CV %s fills in its number as it is written", (_, profile, country) => {
	expect(phoneFrom(profile, country)).toEqual({
		filled: "05271 694110",
		offered: undefined,
		email: "ada@fold.example",
	});
});

it("a CV of another country offers its number with the calling code", () => {
	expect(phoneFrom(GERMAN, "ID")).toEqual({
		offered: "+49 5271 694110",
		filled: undefined,
		email: "ada@fold.example",
	});
});

it("a number that isn't valid in the CV's country is offered as it is written", () => {
	const { phone_international: _, ...national } = contact;
	expect(phoneFrom({ ...GERMAN, contact_info: national }, "ID")).toMatchObject({ offered: "05271 694110" });
});

it.each(["+49 5271 694110", "(+49) 5271 694110", "0049 5271 694110"])("%s is filled in everywhere", (phone) => {
	expect(phoneFrom({ ...GERMAN, contact_info: { phone } }, "ID")).toMatchObject({ filled: phone, offered: undefined });
});

it("an unsure number of another country is offered with its calling code, too", () => {
	const { email, ...offered } = contact;
	expect(phoneFrom({ contact_info: { email }, offered, home_country: "DE" }, "ID")).toMatchObject({
		offered: "+49 5271 694110",
	});
	expect(phoneFrom({ contact_info: { email }, offered, home_country: "DE" }, "DE")).toMatchObject({
		offered: "05271 694110",
	});
});
