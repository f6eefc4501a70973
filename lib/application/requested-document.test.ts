import { documentsOf } from "@/tests/support/people/application-form";

describe("readRequestedDocuments", () => {
	it("omits hidden documents and keeps positions in the job's list", () => {
		const documents = documentsOf([
			["CV", 2],
			["Photo", 0],
			["Portfolio", 1],
			["Licence", 2],
			["Odd", 7],
		]);
		expect(documents).toEqual([
			{ index: 0, path: "documents.0", type: "CV", label: "CV or résumé", isRequired: true, isCv: true },
			{ index: 2, path: "documents.2", type: "Portfolio", label: "Portfolio", isRequired: false, isCv: false },
			{ index: 3, path: "documents.3", type: "Licence", label: "Licence", isRequired: true, isCv: false },
		]);
	});

	it("asks for a CV alone if a job without a list needs one", () => {
		expect(documentsOf([], true)).toMatchObject([{ index: 0, type: "CV", isRequired: true, isCv: true }]);
		expect(documentsOf([], false)).toEqual([]);
	});

	it("requires the CV of a job that needs one, whatever its list says", () => {
		expect(documentsOf([["Résumé", 0]], true)).toMatchObject([{ label: "Résumé", isRequired: true }]);
		expect(documentsOf([["CV", 1]], true)).toMatchObject([{ isRequired: true }]);
	});

	it("has no CV if the first document is hidden", () => {
		expect(
			documentsOf([
				["CV", 0],
				["Portfolio", 2],
			]),
		).toMatchObject([{ type: "Portfolio", isCv: false }]);
	});

	it("sends a document's name verbatim and shows it without control characters", () => {
		expect(
			documentsOf([
				["CV", 1],
				[" Port\u202efolio ", 1],
			])[1],
		).toMatchObject({
			type: " Port\u202efolio ",
			label: "Portfolio",
		});
	});
});
