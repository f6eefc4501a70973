import { documentsOf, fileOf, linkOf, slotOf } from "@/tests/support/people/application-form";
import { toProblems } from "../codes";
import type { DocumentState } from "../documents";
import { documentFindings } from "./documents";

const REQUESTED = documentsOf([
	["CV", 2],
	["Photo", 0],
	["Portfolio", 1],
	["Licence", 2],
]);
const CV = { "documents.0": slotOf([fileOf()]) };
const LICENCE = { "documents.3": slotOf([], [linkOf()]) };

const check = (states: Record<string, DocumentState>) => toProblems(documentFindings(REQUESTED, states));

describe("requested documents", () => {
	it("require a file or a link if they are mandatory", () => {
		expect(check({})).toEqual({ "documents.0": "REQUIRED_LANDING_PAGE", "documents.3": "REQUIRED_LANDING_PAGE" });
		expect(check({ ...CV, ...LICENCE })).toEqual({});
	});

	it.each<[string, string, DocumentState, object]>([
		[
			"a file on its way",
			"documents.2",
			slotOf([fileOf({ status: "busy" })]),
			{ "documents.2": "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE" },
		],
		[
			"a file that broke off",
			"documents.3",
			slotOf([fileOf({ status: "failed" }), fileOf()]),
			{ "documents.3": "RETRY_OR_DELETE_LANDING_PAGE" },
		],
		[
			"a picture that isn't uploaded yet",
			"documents.2",
			slotOf([fileOf(), fileOf({ status: "picked" })]),
			{ "documents.2": "PICTURES_NOT_UPLOADED" },
		],
		[
			"a CV of another type",
			"documents.0",
			slotOf([fileOf({ status: "unsupported" })]),
			{ "documents.0": "LABEL_FILE_TYPE_MUST" },
		],
		[
			"a CV of too many bytes",
			"documents.0",
			slotOf([fileOf({ status: "unsupported", problem: "CV_TOO_LARGE" })]),
			{ "documents.0": "CV_TOO_LARGE" },
		],
		[
			"a document of another type",
			"documents.2",
			slotOf([fileOf({ status: "unsupported" })]),
			{ "documents.2": "NOT_SUPPORTED_FILE_LANDING_PAGE" },
		],
		[
			"a link that didn't pass",
			"documents.2",
			slotOf([], [linkOf(), linkOf({ id: "l2", linkErrorMessage: "URL_MALICIOUS" })]),
			{ "links.2.l2": "URL_MALICIOUS" },
		],
		[
			"a link that is being checked, alone in a required slot",
			"documents.3",
			slotOf([], [linkOf({ linkErrorMessage: "CHECKING_URL" })]),
			{ "links.3.l1": "CHECKING_URL" },
		],
		["whatever stands in a hidden slot", "documents.1", slotOf([fileOf({ status: "failed" })]), {}],
	])("report the error of %s", (_, path, state, problems) => {
		expect(check({ ...CV, ...LICENCE, [path]: state })).toEqual(problems);
	});
});
