import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import type { Section } from "./section";
import { withoutSignatures } from "./signature";

/** The text of a section without signatures of Ada Fold. */
const rest = (text: string, kind: Section["kind"] = "experience", name: string | undefined = "Ada Fold") =>
	withoutSignatures([{ kind, lines: lines(text) }], name).flatMap((section) => section.lines.map(textOf));

test.each([
	"Ada Fold / 2024",
	"ADA FOLD, 12.03.2024",
	"Created by: @fold / LinkedIn / 2018",
	"Made with Fold CV 2018",
	"Kulai, 12 March 2024",
	"Köln, den 12. März 2024",
	"Fait à Lyon, le 12 mars 2024",
	"Jakarta, 12 Maret 2024\nHormat saya,\nAda Fold",
	"Date: 12.03.2024\nSignature:",
	"Last updated: March 2024",
	"Stand: März 2024",
	"Signature: Ada Fold, 2024",
	"Page 1 of 2",
	"Ada Fold – Curriculum Vitae",
	"Curriculum Vitae Ada Fold || 2024",
	"Ada Fold – Page 2",
	"Atualizado em 1 de março de 2022 || Página 1 de 1 || TeX",
	"Date of birth: 12.05.1990",
	"References available on request",
	"I hereby consent to my personal data being processed for recruitment, 2018 (Dz. U. 2018).",
])("leaves out %j", (text) => {
	expect(rest(text)).toEqual([]);
});

test.each([
	"Ada Fold, 2019 – 2021",
	"Ada Fold Bakery, 2019",
	"Baker at Ada Fold, 2019",
	"Created with partners a new bread",
	"2019",
	"Kulai, 2019",
	"Kulai Marathon, 12 March 2024",
	"Stand Designer, 2019",
	"CV Maju Jaya, 2019 – 2021",
	"Resume Writer, 2019",
	"Reference Librarian, 2019 – 2021",
	"Processed personal requests of customers",
	"Ada Fold",
])("keeps %j", (text) => {
	expect(rest(text)).toEqual([text.replace(" || ", " ")]);
});

it("leaves out the candidate's name in lists only, and not where people introduce themselves", () => {
	expect(rest("Excel\nAda Fold", "skills")).toEqual(["Excel"]);
	expect(rest("Excel\nFeito com TeX", "skills")).toEqual(["Excel"]);
	expect(rest("Built with React\nCreated with Photoshop", "skills")).toHaveLength(2);
	expect(rest("Baker\nMade with TeX", "experience")).toHaveLength(2);
	expect(rest("Oslo University || Stand 2020", "education")).toEqual(["Oslo University"]);
	expect(rest("Ada Fold\nCurriculum Vitae", "head")).toHaveLength(2);
});

it("needs the candidate's name for a signature", () => {
	expect(
		withoutSignatures([{ kind: "experience", lines: lines("Ada Fold / 2024") }], undefined)[0]?.lines,
	).toHaveLength(1);
});

it("keeps days in the same letters that begin several entries", () => {
	const text = "Baker\nFold Hearth\n01/02/2021\nMade bread.\nCook\nSaint Mill\n01/01/2020 - 01/01/2021\nMade soup.";
	expect(rest(text)).toEqual(text.split("\n"));
	expect(rest("Baker\nFold Hearth\n2020 – 2021\n12.03.2024")).not.toContain("12.03.2024");
});
