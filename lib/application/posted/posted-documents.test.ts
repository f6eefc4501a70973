import { fromFields } from "@/lib/contract/form-data";
import { documentsOf, fieldsOf, fileOf, rulesOf } from "@/tests/support/people/application-form";
import { documentField, linkField, postedDocuments, postedPath } from "./posted-documents";

const RULES = rulesOf({
	documents: documentsOf([
		["CV", 2],
		["Photo", 0],
		["Portfolio", 1],
	]),
	fields: fieldsOf({ id: 5, label: "Report", input_type: 7 }, { id: 1, label: "City", input_type: 0 }),
});
const [CV, PORTFOLIO] = RULES.documents;
const POSTED = fromFields([
	["custom_fields[0][id]", "1"],
	["custom_fields[1][id]", "5"],
	["document_candidate[2][link_input][0][value]", " https://example.com/me "],
	["document_candidate[1][link_input][0][value]", "https://example.com/hidden"],
]);

describe("the files of a posted form", () => {
	it("go to the slots of their fields", () => {
		const names = [CV, PORTFOLIO].map((slot) => slot && documentField(slot));
		expect(names).toEqual(["cv", "document_candidate[2][attachment]"]);
		expect(names.map((name) => postedPath(name ?? "", POSTED ?? {}, RULES))).toEqual(["documents.0", "documents.2"]);
	});

	it("answer the question named beside them", () => {
		expect(postedPath("custom_fields[1][value]", POSTED ?? {}, RULES)).toBe("report-5");
	});

	it.each([
		"document_candidate[0][attachment]",
		"document_candidate[1][attachment]",
		"document_candidate[9][attachment]",
		"custom_fields[0][value]",
		"custom_fields[7][value]",
		"custom_fields[constructor][value]",
		"photo",
	])("are ignored if the job doesn't ask for them: %s", (name) => {
		expect(postedPath(name, POSTED ?? {}, RULES)).toBeUndefined();
	});
});

it("the links of a posted form go to their slots, each checked", () => {
	expect(PORTFOLIO && linkField(PORTFOLIO)).toBe("document_candidate[2][link_input][0][value]");
	const file = fileOf();
	const states = postedDocuments(POSTED ?? {}, RULES, new Map([["report-5", [file]]]), () => "INVALID_URL");
	expect(states["documents.2"]?.links).toMatchObject([
		{ value: "https://example.com/me", change: true, linkErrorMessage: "INVALID_URL" },
	]);
	expect(states["documents.0"]).toEqual({ files: [], links: [] });
	expect(states["report-5"]?.files).toEqual([file]);
});
