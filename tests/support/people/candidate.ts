import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { measure } from "../runner/measure";

let count = 0;

/** A new candidate; a name of one word must suffice. */
export function newCandidate() {
	count += 1;
	const stamp = `${Date.now()}${process.pid % 1_000}${count}`;
	return {
		fullname: "Suharto",
		preferredName: "Harto",
		email: `candidate-${stamp}@example.com`,
		phone: `+62 812-${stamp.slice(-9)}`,
	};
}
export type Candidate = ReturnType<typeof newCandidate>;

/** A PDF by signature of `bytes` bytes, different each time, and its SHA-256. */
export function makePdf(bytes: number, name = "cv.pdf") {
	const head = Buffer.from("%PDF-1.7\n");
	const tail = Buffer.from("\n%%EOF\n");
	const buffer = Buffer.concat([head, randomBytes(bytes - head.length - tail.length), tail]);
	return {
		file: { name, mimeType: "application/pdf", buffer },
		sha256: createHash("sha256").update(buffer).digest("hex"),
	};
}

const SENTENCE = "I like to see a day's work stand on a roof when the evening comes.";

/** What a form asks. */
interface Asked {
	email: boolean;
	questions: { mustBeAnswered: boolean; type: string }[];
}

/** Reads what the form of the page asks; all at once, because each question to a browser takes a while. */
const readAsked = (page: Page): Promise<Asked> =>
	page.evaluate(() => {
		const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);
		const flags = [...document.querySelectorAll<HTMLInputElement>('[name^="custom_fields"][name$="[is_mandatory]"]')];
		return {
			email: field("[name=email]") !== null,
			questions: flags.map(({ value }, index) => ({
				mustBeAnswered: value === "1",
				type: field(`[name="custom_fields[${index}][input_type]"]`)?.value ?? "",
			})),
		};
	});

const answerTo = (type: string) => (type === "3" ? "5" : type === "6" ? "2027-01-04" : SENTENCE);

/** What the form must know: the start of each field's name, and a text for fields that take one. */
export function answersTo({ email, questions }: Asked, candidate: Candidate): [name: string, text: string][] {
	return [
		["preferred_name", candidate.preferredName],
		...(email ? ["email", "email2"].map((name): [string, string] => [name, candidate.email]) : []),
		["phone", candidate.phone],
		...questions.flatMap(({ mustBeAnswered, type }, index): [string, string][] =>
			mustBeAnswered ? [[`custom_fields[${index}][value]`, answerTo(type)]] : [],
		),
	];
}

/** Fills in fields of the page, all at once: texts as the browser itself enters them, and the first of several choices. */
function enterInPage(answers: [name: string, text: string][]): void {
	const tell = (field: Element, ...names: string[]) => {
		for (const name of names) field.dispatchEvent(new Event(name, { bubbles: true }));
	};
	const enter = (field: HTMLInputElement, text: string) => {
		field.focus();
		field.select();
		document.execCommand(text ? "insertText" : "delete", false, text);
	};
	for (const [name, text] of answers) {
		const exact = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
		const field = exact ?? document.querySelector<HTMLInputElement>(`[name^="${name}"]`);
		if (!field?.checkVisibility() || field.disabled) throw new Error(`${name} can't be filled in`);
		if (field instanceof HTMLSelectElement) {
			field.selectedIndex = 1;
			tell(field, "input", "change");
		} else if (field.type === "date") {
			field.value = text;
			tell(field, "input", "change");
		} else if (field.type !== "radio" && field.type !== "checkbox") enter(field, text);
		else if (!field.checked) field.click();
	}
}

/** The file field of the CV. */
export const cvField = (page: Page) => page.locator("input[type=file][name=cv]");

/**
 * Fills in what the job must know, by names that are the same in every language: who it is, and its questions. The first
 * field by a call of its own, the others together, because each call to a browser takes a while.
 */
export async function fillRequired(page: Page, candidate: Candidate): Promise<void> {
	const filled = measure("form", new URL(page.url()).pathname);
	await page.locator("[name=fullname]").fill(candidate.fullname);
	await page.evaluate(enterInPage, answersTo(await readAsked(page), candidate));
	filled();
}

/**
 * Ticks every consent of the form, once the form is hydrated; without script it never is, and the browser sends it by
 * itself.
 */
export async function giveConsent(page: Page): Promise<void> {
	const { names, isScripted } = await page.evaluate(() => ({
		names: ["gdpr", "compliance"].filter((name) => document.querySelector(`[name=${name}]`)),
		isScripted: document.documentElement.classList.contains("scripted"),
	}));
	if (isScripted) {
		await page.locator("[name=gdpr]").focus();
		await page.locator("main form[novalidate]").waitFor();
	}
	for (const name of names) await page.locator(`[name=${name}]`).check();
}

/** The submit button of the application form. */
export const submitButton = (page: Page) => page.locator("form button[type=submit]:visible");

/** The error summary of the application form. */
export const summaryOf = (page: Page) => page.locator("form [role=alert]");
