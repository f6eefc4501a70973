import { consentFindings } from "./consents";

describe("consentFindings", () => {
	it.each([
		["both consents", { gdpr: true, compliance: true }, true, [undefined, undefined]],
		["no statement where the job has none", { gdpr: true, compliance: false }, false, [undefined, undefined]],
		["a missing consent", { gdpr: false, compliance: true }, true, ["ERROR_CONSENT", undefined]],
		["a missing statement", { gdpr: true, compliance: false }, true, [undefined, "ERROR_CONSENT"]],
	])("checks %s", (_, values, hasCompliance, [gdpr, compliance]) => {
		expect(consentFindings(values, hasCompliance)).toEqual([
			["gdpr", gdpr],
			["compliance", compliance],
		]);
	});
});
