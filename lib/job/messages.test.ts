import { jobMessages } from "./messages";

it("prefers the job's texts and falls back to ours key by key", () => {
	const ours = { LABEL_EMAIL: "Email", LABEL_PHONE: "Phone", LABEL_SUBMIT: "Submit" };
	expect(jobMessages(ours, { LABEL_EMAIL: "Surel", LABEL_PHONE: " ", EXTRA: "x" })).toEqual({
		LABEL_EMAIL: "Surel",
		LABEL_PHONE: "Phone",
		LABEL_SUBMIT: "Submit",
	});
	expect(jobMessages(ours, undefined)).toEqual(ours);
	expect(jobMessages({ constructor: "ours" }, {})).toEqual({ constructor: "ours" });
});
