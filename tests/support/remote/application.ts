import { type Candidate, newCandidate } from "../people/candidate";
import { type RemoteBrowser, says, seen, until } from "./remote-browser";

/** Enters a value like a person's typing or choosing, for fields whose keys no test checks. */
const ENTER = `
const enter = (field, value) => {
	const { prototype } = field.ownerDocument.defaultView[field.constructor.name];
	Object.getOwnPropertyDescriptor(prototype, "value").set.call(field, value);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.dispatchEvent(new Event("change", { bubbles: true }));
	field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
};
`;

const ANSWER = `
const answer = (index) => {
	const type = document.querySelector(\`[name="custom_fields[\${index}][input_type]"]\`).value;
	const [first] = document.querySelectorAll(\`[name^="custom_fields[\${index}][value]"]\`);
	if (first.type === "radio" || first.type === "checkbox") return first.click();
	if (type === "5") return enter(first, first.options[1].value);
	enter(first, type === "3" ? "5" : type === "6" ? "2027-01-04" : "I like to see a day's work stand on a roof when the evening comes.");
};
`;

/** Enters `values` by the names of their fields. */
export const enter = (browser: RemoteBrowser, values: Readonly<Record<string, string>>): Promise<void> =>
	browser.run(
		`${ENTER} for (const [name, value] of Object.entries(arguments[0])) for (const field of document.querySelectorAll(\`main [name="\${name}"]\`)) enter(field, value);`,
		values,
	);

const FORGET = `
	localStorage.clear();
	sessionStorage.clear();
	return indexedDB.databases().then((all) => all.forEach(({ name }) => indexedDB.deleteDatabase(name)));
`;

/** Opens a job's page as somebody does who was never here. */
export async function openAsNew(browser: RemoteBrowser, origin: string): Promise<void> {
	await browser.open(`${origin}/termsofservice`);
	await browser.run(FORGET);
	await browser.open(`${origin}/p/ORBIT1?utm_source=elsewhere`);
}

/** Enters what a job must know, whether the form is hydrated or not. */
export async function enterRequired(browser: RemoteBrowser, candidate: Candidate): Promise<void> {
	await enter(browser, {
		fullname: candidate.fullname,
		preferred_name: candidate.preferredName,
		email: candidate.email,
		email2: candidate.email,
		phone: candidate.phone,
	});
	await browser.run(`${ENTER}${ANSWER}
		document.querySelectorAll('[name^="custom_fields"][name$="[is_mandatory]"]').forEach((flag, index) => {
			if (flag.value === "1") answer(index);
		});`);
}

/** Fills in what a job must know, the first field by keys, and waits until the form is hydrated. Gives the candidate. */
export async function fillIn(browser: RemoteBrowser): Promise<Candidate> {
	const candidate = newCandidate();
	await browser.click("[name=fullname]");
	await browser.type("[name=fullname]", candidate.fullname);
	await seen(browser, "form[novalidate]");
	await enterRequired(browser, candidate);
	return candidate;
}

/** Waits until a picked file has arrived, unless the browser sends the form itself. */
export const settled = (browser: RemoteBrowser): Promise<boolean> =>
	until(
		browser,
		"return document.querySelector('[data-status=finish], .as-plain') !== null || !document.documentElement.classList.contains('scripted')",
	);

/** Ticks the consents and sends the form as soon as possible; returns the interview code. */
export async function send(browser: RemoteBrowser): Promise<string> {
	for (const name of ["gdpr", "compliance"]) await browser.click(`[name=${name}]`);
	await seen(browser, "form button[type=submit]:not(:disabled)");
	await browser.click("form button[type=submit]");
	await says(browser, "Application submitted");
	return until(browser, "return document.querySelector('output, main strong')?.textContent");
}
