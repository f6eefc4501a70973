import { cleanText } from "@/lib/text/clean";
import { goodValues } from "@/tests/support/people/application-form";
import { cleanValues } from "./clean";

it.each([
	["one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
	["pasted\vfrom\fa word processor", "pasted\nfrom\na word processor"],
	["a\u0000b\u0007c\u009fd\te", "abcd\te"],
	["half \ud83d of one", "half \ufffd of one"],
	["👩‍🔧 ok", "👩‍🔧 ok"],
])("cleanText turns %j into %j", (text, expected) => {
	expect(cleanText(text)).toBe(expected);
});

it("cleans every text except answers, and blanks values of a wrong type", () => {
	const entered = {
		...goodValues({ fullname: "a\0b", languages: [{ value: "x\r\ny" }], answers: { "q-1": "\0", "q-2": ["\0"] } }),
		phone: 62,
		employment_history: [{ company_name: ["no"], job_title: "c\0d" }, "no"],
		soft_skills: null,
		gdpr: "yes",
	};
	// Deliberately wrong types.
	expect(cleanValues(entered as never)).toMatchObject({
		fullname: "ab",
		phone: "",
		languages: [{ value: "x\ny" }],
		employment_history: [{ company_name: "", job_title: "cd", is_current_job: false }],
		soft_skills: "",
		gdpr: false,
		answers: { "q-1": "\0", "q-2": ["\0"] },
	});
	expect(cleanValues(null as never).employment_history).toEqual([]);
});
