import { jobMessages } from "./messages";

it("takes the job's text key by key and keeps ours where it has none", () => {
	const ours = { LABEL_EMAIL: "Email", LABEL_PHONE: "Phone", LABEL_SUBMIT: "Submit" };
	expect(jobMessages(ours, { LABEL_EMAIL: "Surel", LABEL_PHONE: " ", EXTRA: "x" })).toEqual({
		LABEL_EMAIL: "Surel",
		LABEL_PHONE: "Phone",
		LABEL_SUBMIT: "Submit",
	});
	expect(jobMessages(ours, undefined)).toEqual(ours);
	expect(jobMessages({ constructor: "ours" }, {})).toEqual({ constructor: "ours" });
});
