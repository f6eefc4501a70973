import { createHash, randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

let count = 0;

/** A candidate nobody has seen before; a name of one word must do. */
export function newCandidate() {
	count += 1;
	const stamp = `${Date.now()}${process.pid % 1_000}${count}`;
	return {
		fullname: "Suharto",
		preferredName: "Harto",
		email: `candidate-${stamp}@example.com`,
		phone: `+62 812-${stamp.slice(-10)}`,
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

/** Fills in the identity fields by their names, which are the same in every language. */
export async function fillIdentity(page: Page, candidate: Candidate): Promise<void> {
	await page.locator("[name=fullname]").fill(candidate.fullname);
	await page.locator("[name=preferred_name]").fill(candidate.preferredName);
	if ((await page.locator("[name=email]").count()) > 0) {
		await page.locator("[name=email]").fill(candidate.email);
		await page.locator("[name=email2]").fill(candidate.email);
	}
	await page.locator("[name=phone]").fill(candidate.phone);
}

/** Ticks every consent of the form. */
export async function giveConsent(page: Page): Promise<void> {
	for (const name of ["gdpr", "compliance"]) {
		const box = page.locator(`[name=${name}]`);
		if ((await box.count()) > 0) await box.check();
	}
}

/** The submit button of the application form. */
export const submitButton = (page: Page) => page.locator("form button[type=submit]:visible");

/** The error summary of the application form. */
export const summaryOf = (page: Page) => page.locator("form [role=alert]");
