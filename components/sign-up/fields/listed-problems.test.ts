import english from "@/messages/en/sign-up.json";
import indonesian from "@/messages/id/sign-up.json";
import { listedProblems } from "./listed-problems";

const listed = ({ fields, errors }: typeof english, texts: Record<string, string>) =>
	listedProblems(["email", "fullname", "phone"], (field) => texts[field], { fields, problems: errors }).map(
		({ text }) => text,
	);

it.each([
	[english, "Work email: Please check this field", "Full name: Please check this field"],
	[indonesian, "Email kerja: Mohon periksa kolom ini", "Nama lengkap: Mohon periksa kolom ini"],
])("a refusal without a reason names its field (case %#)", (messages, ...texts) => {
	const { fieldRefused } = messages.errors;
	expect(listed(messages, { email: fieldRefused, fullname: fieldRefused })).toEqual(texts);
});

it("a host's message follows its field's label, and our own stands as it is", () => {
	const texts = { email: "Not accepted.", fullname: english.errors.fullnameBlank, phone: english.errors.phoneInvalid };
	expect(listed(english, texts)).toEqual([
		"Work email: Not accepted.",
		english.errors.fullnameBlank,
		english.errors.phoneInvalid,
	]);
});
