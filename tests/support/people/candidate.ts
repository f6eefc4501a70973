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
	questions: { mustBeAnswered: boolean; type: string; control: string }[];
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
				control: field(`[name^="custom_fields[${index}][value]"]`)?.type ?? "",
			})),
		};
	});

/** Answers the question number `index` of a job in the way of its kind. */
async function answerQuestion(page: Page, index: number, { type, control }: Asked["questions"][number]): Promise<void> {
	const answers = page.locator(`[name^="custom_fields[${index}][value]"]`);
	if (control === "radio" || type === "2") return answers.first().check();
	if (type === "5") return void (await answers.selectOption({ index: 1 }));
	const text = type === "3" ? "5" : type === "6" ? "2027-01-04" : SENTENCE;
	await answers.fill(text);
}

/** The file field of the CV. */
export const cvField = (page: Page) => page.locator("input[type=file][name=cv]");

/** Fills in what the job must know, by names that are the same in every language: who it is, and its questions. */
export async function fillRequired(page: Page, candidate: Candidate): Promise<void> {
	const filled = measure("form", new URL(page.url()).pathname);
	await page.locator("[name=fullname]").fill(candidate.fullname);
	await page.locator("[name=preferred_name]").fill(candidate.preferredName);
	const asked = await readAsked(page);
	if (asked.email) {
		await page.locator("[name=email]").fill(candidate.email);
		await page.locator("[name=email2]").fill(candidate.email);
	}
	await page.locator("[name=phone]").fill(candidate.phone);
	for (const [index, question] of asked.questions.entries())
		if (question.mustBeAnswered) await answerQuestion(page, index, question);
	filled();
}

/** Waits until the form of the page is hydrated; without script it never is, and the browser sends it by itself. */
async function untilHydrated(page: Page): Promise<void> {
	if ((await page.locator("html.scripted").count()) > 0) await page.locator("main form[novalidate]").waitFor();
}

/** Ticks every consent of the form, and waits until the form is hydrated. */
export async function giveConsent(page: Page): Promise<void> {
	for (const name of ["gdpr", "compliance"]) {
		const box = page.locator(`[name=${name}]`);
		if ((await box.count()) > 0) await box.check();
	}
	await untilHydrated(page);
}

/** The submit button of the application form. */
export const submitButton = (page: Page) => page.locator("form button[type=submit]:visible");

/** The error summary of the application form. */
export const summaryOf = (page: Page) => page.locator("form [role=alert]");
