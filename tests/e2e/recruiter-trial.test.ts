import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { NEW_USER } from "../support/backend/accounts";
import { expect, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { PlainVisit } from "../support/pages/plain-visit";
import { cvField, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { openFilledIn } from "../support/people/plain-application";
import { confirmEmail, signIn, signUp } from "../support/people/recruiter";

const PHONE = { width: 360, height: 740 };

/** The texts that a trial uses in a language, and the answers of its candidate. */
const WORDS = {
	en: {
		post: "Post a job",
		publish: "Publish",
		published: "The job is published.",
		oneApplication: "1 application",
		day: "4 January 2027",
		answers: ["I bake.", "Rye", "Night", "7", "2027-01-04"],
	},
	id: {
		post: "Pasang lowongan",
		published: "Lowongan sudah terbit.",
		oneApplication: "1 lamaran",
		day: "4 Januari 2027",
		answers: ["Saya memanggang.", "Gandum hitam", "Malam", "7", "2027-01-04"],
	},
} as const;

/** The questions of the job: their kinds, and the choices of those that have some. */
const QUESTIONS = [
	{ kind: "textarea", label: "Q one" },
	{ kind: "checkboxes", label: "Q two" },
	{ kind: "radio", label: "Q three" },
	{ kind: "number", label: "Q four" },
	{ kind: "date", label: "Q five" },
] as const;

const DOCUMENT = "Portfolio";

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Writes a job with five questions and a document, and publishes it; gives the address of its page. */
async function postJob(page: Page): Promise<string> {
	const words = WORDS.en;
	await page.getByRole("link", { name: words.post, exact: true }).click();
	await field(page, "title").fill("Night Baker");
	await field(page, "language").selectOption("en");
	// The editor has taken the area's place.
	await page.locator("#aboutDescription").fill("We bake at night.");
	for (const [place, { kind, label }] of QUESTIONS.entries()) {
		await page.locator("#kind").selectOption(kind);
		await page.locator("#add-question").click();
		await field(page, `additionalField.${place}.label`).fill(label);
		const choice = words.answers[place] ?? "";
		if (kind === "checkboxes" || kind === "radio")
			await field(page, `additionalField.${place}.options`).fill(`Other\n${choice}`);
	}
	await page.locator("#add-document").click();
	await field(page, "document_list.1.type").fill(DOCUMENT);
	await field(page, "document_list.1.option_value").selectOption("2");
	await page.getByRole("button", { name: words.publish }).click();
	await expect(page.getByRole("status")).toHaveText(words.published);
	return (await page.locator(".share a").first().getAttribute("href")) ?? "";
}

/** Applies on a phone with a CV and the document. */
async function apply(page: Page, address: string) {
	const { answers } = WORDS.en;
	const candidate = newCandidate();
	const [cv, portfolio] = [makePdf(20_000, "my cv.pdf"), makePdf(30_000, "my work.pdf")];
	await page.goto(address);
	await expect(page.getByLabel("Full name").first()).toBeVisible();
	await expectNoSidewaysScroll(page);
	const answer = (place: number) => page.locator(`[name^="custom_fields[${place}][value]"]`);
	await field(page, "fullname").fill(candidate.fullname);
	await field(page, "preferred_name").fill(candidate.preferredName);
	await field(page, "email").fill(candidate.email);
	await field(page, "email2").fill(candidate.email);
	await field(page, "phone").fill(candidate.phone);
	await cvField(page).setInputFiles(cv.file);
	await page.locator("main form input[type=file]").nth(1).setInputFiles(portfolio.file);
	// Fields are locked for a moment while a small file is sent.
	await expect(page.locator("[data-status=finish]")).toHaveCount(2);
	await answer(0).fill(answers[0]);
	for (const place of [1, 2]) await page.getByLabel(answers[place] ?? "", { exact: true }).check();
	await answer(3).fill(answers[3]);
	await answer(4).fill(answers[4]);
	await field(page, "gdpr").check();
	await submitButton(page).click();
	const code = page.locator("output");
	await expect(code).toHaveText(/^[A-Z0-9]{6,}$/i);
	return { candidate, cv, portfolio, code: (await code.textContent()) ?? "" };
}

/** Finds the application from the list of jobs, and reads all of it. */
async function readApplication(page: Page, sent: Awaited<ReturnType<typeof apply>>) {
	const { answers, oneApplication, day } = WORDS.en;
	const { candidate, cv, portfolio, code } = sent;
	await expect(page.getByRole("listitem").filter({ hasText: "Night Baker" })).toContainText(oneApplication);
	await page.getByRole("link", { name: "Night Baker", exact: true }).click();
	await page.getByRole("link", { name: candidate.fullname }).click();
	const main = page.getByRole("main");
	for (const text of [
		candidate.email,
		code,
		...QUESTIONS.map(({ label }) => label),
		...answers.slice(0, 4),
		day,
		DOCUMENT,
	])
		await expect(main).toContainText(text);
	await expectNoSidewaysScroll(page);
	for (const { file } of [cv, portfolio]) {
		const coming = page.waitForEvent("download");
		await page.getByRole("link", { name: file.name }).click();
		expect((await readFile(await (await coming).path())).equals(file.buffer)).toBe(true);
	}
}

// Every step follows a link or a button of the step before.
test("a new recruiter posts a job, a candidate applies on a phone, and the recruiter reads all of it", async ({
	page,
	site,
}) => {
	await page.setViewportSize(PHONE);
	const { email, confirmation } = await signUp(site, "Roti Malam");
	await confirmEmail(page, confirmation);
	await signIn(page, site, email);
	const dashboard = page.url();
	const address = await postJob(page);
	const sent = await apply(page, address);
	await page.goto(dashboard);
	await readApplication(page, sent);
});

/** Writes the same job without script: each question and the document come with a page of their own. */
async function postPlainJob(visit: PlainVisit): Promise<string> {
	const { post, answers, published } = WORDS.id;
	await visit.follow(post);
	const fill = (entries: Record<string, string>) => {
		const form = visit.form("title");
		form.fill(entries);
		return form;
	};
	const send = (entries: Record<string, string>, button: string) => visit.send(fill(entries).press("do", button));
	let entries: Record<string, string> = { title: "Night Baker", language: "id", aboutDescription: "We bake at night." };
	for (const [place, { kind, label }] of QUESTIONS.entries()) {
		await send({ ...entries, kind }, "add-question");
		entries = { [`additionalField.${place}.label`]: label };
		if (kind === "checkboxes" || kind === "radio")
			entries[`additionalField.${place}.options`] = `Other\n${answers[place] ?? ""}`;
	}
	await send(entries, "add-document");
	await send({ "document_list.1.type": DOCUMENT, "document_list.1.option_value": "2" }, "publish");
	expect(visit.byRole("status")).toEqual([published]);
	const [share] = visit.all("section", ({ attribs }) => attribs.class?.split(" ").includes("share") ?? false);
	return share ? (DomUtils.getElementsByTagName("a", share.children)[0]?.attribs.href ?? "") : "";
}

/** Applies without script, with a CV and the document. */
async function applyPlainly(visit: PlainVisit, address: string) {
	const { answers } = WORDS.id;
	const candidate = newCandidate();
	const [cv, portfolio] = [makePdf(20_000, "my cv.pdf"), makePdf(30_000, "my work.pdf")];
	const form = await openFilledIn(visit, address, candidate);
	const [, document = ""] = visit
		.all("input", ({ attribs }) => attribs.type === "file")
		.map(({ attribs }) => attribs.name ?? "");
	const file = ({ file: { name, buffer } }: typeof cv) => [new File([buffer], name, { type: "application/pdf" })];
	form.fill({ cv: file(cv), [document]: file(portfolio) });
	for (const [place, answer] of answers.entries()) {
		const name = form.names.find((one) => one.startsWith(`custom_fields[${place}][value]`)) ?? "";
		form.fill({ [name]: answer });
		expect(form.value(name)).toBe(answer);
	}
	await visit.send(form);
	const code = [...visit.texts("output"), ...visit.texts("strong")].find((text) => /^[A-Z0-9]{6,}$/i.test(text));
	return { candidate, files: [cv, portfolio], code: code ?? "no code" };
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, viewport: PHONE });

	test("the same works in Indonesian, and the pages of job and application fit", async ({ page, site }) => {
		const { day, answers, oneApplication } = WORDS.id;
		const visit = new PlainVisit(page.request);
		const { email, confirmation } = await signUp(site, "Roti Malam");
		await visit.goto(confirmation);
		await visit.send(visit.form("token"));
		await visit.goto(`${site.backend}/auth/login`);
		const form = visit.form("password");
		form.fill({ email, password: NEW_USER.password });
		await visit.send(form);
		await visit.followTo(/language=id/);
		const dashboard = visit.url;
		const address = await postPlainJob(visit);
		await page.goto(address);
		await expectNoSidewaysScroll(page);
		const { candidate, files, code } = await applyPlainly(visit, address);

		await visit.goto(dashboard);
		const [listed = ""] = visit.texts("li").filter((text) => text.includes("Night Baker"));
		expect(listed).toContain(oneApplication);
		await visit.follow("Night Baker");
		await visit.follow(candidate.fullname);
		for (const text of [candidate.email, code, ...QUESTIONS.map(({ label }) => label), ...answers.slice(0, 4), day])
			expect(visit.text).toContain(text);
		expect(visit.text).toContain(DOCUMENT);
		for (const { file } of files) {
			const answer = await page.request.get(new URL(visit.links[file.name] ?? "", visit.url).href);
			expect((await answer.body()).equals(file.buffer)).toBe(true);
		}
		await page.goto(visit.url);
		await expectNoSidewaysScroll(page);
	});
});
