import type { Page } from "@playwright/test";
import { requestPath } from "../../../lib/document-request/address";
import { expect, expectAccessible } from "../../support/browser/e2e";
import { testWithOwn } from "../../support/browser/own-site";
import { SPEC } from "../../support/hosts/spec-answers";
import { SpecHost } from "../../support/hosts/spec-host";
import { addLink, fileField, submitOf } from "../../support/pages/document-page";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
} from "../../support/people/candidate";
import { openFilledIn } from "../../support/people/plain-application";
import { startSite } from "../../support/sites/site";

/** The site with a host that implements the specification only. */
const test = testWithOwn({
	async start() {
		const host = await new SpecHost().start();
		return { host, site: await startSite(host.variables) };
	},
	async stop({ host, site }) {
		await site.stop();
		await host.stop();
	},
	originOf: ({ site }) => site.origin,
}).extend<{ host: SpecHost }>({
	host: [
		async ({ own: { host } }, use) => {
			host.reset();
			await use(host);
		},
		{ auto: true },
	],
});

test.describe.configure({ mode: "default" });

const BY_CODE = `/p/${SPEC.code}`;
const BY_SLUGS = `/public/companies/${SPEC.company}/jobs/${SPEC.job}`;
const UPLOAD = requestPath("upload", SPEC.hash);
const FINISH = requestPath("finish", SPEC.hash);

async function fillIn(page: Page, path: string) {
	const candidate = newCandidate();
	const cv = makePdf(30_000);
	await page.goto(path);
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(cv.file);
	await giveConsent(page);
	return { candidate, cv };
}

for (const [name, path] of [
	["by its code", BY_CODE],
	["by slugs", BY_SLUGS],
] as const) {
	test(`a whole application to a job ${name} arrives`, async ({ page, host }) => {
		const { candidate, cv } = await fillIn(page, path);
		await expect(page.locator("[data-status=finish]")).toHaveCount(1);
		await submitButton(page).click();
		await expect(page.locator("output")).toHaveText("INT00001");
		expect(host.uploads.stored).toMatchObject([{ sha256: cv.sha256 }]);
		const fields = Object.fromEntries(host.applications[0]?.fields ?? []);
		expect(fields).toMatchObject({ fullname: candidate.fullname, email: candidate.email });
		expect(JSON.stringify(fields)).toContain(host.uploads.stored[0]?.filepath);
	});
}

test.describe("with a lost response", () => {
	test.use({ allowedConsole: [/Failed to load resource.*(503|409)/] });

	test("nothing is resent automatically, and a second press finds that the application has arrived", async ({
		page,
		host,
	}) => {
		Object.assign(host.manners, { losesAnswers: 1, duplicateStatus: 409 });
		const { candidate } = await fillIn(page, BY_CODE);
		await expect(page.locator("[data-status=finish]")).toHaveCount(1);
		await submitButton(page).click();
		await expect(page.locator("form [role=alert]")).toContainText("Your application was not sent");
		expect(host.requestsTo(`POST /public/${SPEC.code}`)).toHaveLength(1);
		await submitButton(page).click();
		await expect(page.getByRole("heading", { name: "Your application has arrived" })).toBeFocused();
		await expect(page.getByText(`Thank you, ${candidate.fullname}.`)).toBeVisible();
		await expect(page.getByRole("link", { name: "hr@terang.example" })).toBeVisible();
		await expectAccessible(page);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Your application has arrived" })).toBeVisible();
		await page.getByRole("link", { name: "Or have your private link sent by email" }).click();
		await page.getByLabel("Email").fill("somebody@example.com");
		await page.getByRole("button", { name: "Send me my link" }).click();
		await expect(page.getByRole("main").getByRole("alert")).toHaveText(
			/^Links can't be sent from here\. Ask the company/,
		);
		await expect(page.getByLabel("Email")).toHaveValue("somebody@example.com");
		expect(host.applications).toHaveLength(1);
	});

	test("a repeat applicant sees it at the field, with any status", async ({ page, host }) => {
		host.manners.duplicateStatus = 409;
		const { candidate } = await fillIn(page, BY_CODE);
		host.applications.push({ fields: [["email", candidate.email]], files: [] });
		await expect(page.locator("[data-status=finish]")).toHaveCount(1);
		await submitButton(page).click();
		await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
		await expect(page.locator("form [role=alert]")).toContainText("already applied to this job with this email");
	});
});

test("sent documents stay sent after a reload, a step back and by their link, though the host keeps asking", async ({
	page,
	baseURL,
	host,
}) => {
	host.manners.readsOwnWrites = false;
	await page.goto("/help");
	await page.goto(UPLOAD);
	const card = makePdf(20_000, "card.pdf");
	await fileField(page, "Identity card").setInputFiles(card.file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await addLink(page, "Diploma", "https://example.com/diploma");
	await submitOf(page).click();
	const sent = page.getByRole("heading", { name: "Your document or link has been submitted" });
	await expect(sent).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(sent).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/help$/);
	await page.goto(UPLOAD);
	await expect(page).toHaveURL(baseURL + FINISH);
	await expect(page.getByRole("heading", { name: "Documents submitted" })).toBeVisible();
	await page.getByRole("link", { name: "Send other documents" }).click();
	await expect(fileField(page, "Identity card")).toBeVisible();
	expect(host.documents).toHaveLength(1);
	expect(host.uploads.stored).toMatchObject([{ sha256: card.sha256 }]);
});

for (const [name, path] of [
	["by its code", BY_CODE],
	["by slugs", BY_SLUGS],
] as const) {
	test(`without script, a whole application to a job ${name} arrives, and a second one shows the reason for its rejection`, async ({
		visit,
		host,
	}) => {
		host.manners.duplicateStatus = 400;
		const [candidate, { file, sha256 }] = [newCandidate(), makePdf(30_000)];
		const apply = async () => {
			const form = await openFilledIn(visit, path, candidate);
			form.fill({ cv: [new File([file.buffer], file.name, { type: file.mimeType })] });
			await visit.send(form);
		};
		await apply();
		expect(visit.text).toContain("INT00001");
		expect(host.applications).toHaveLength(1);
		expect(host.uploads.stored).toMatchObject([{ sha256 }]);
		const fields = Object.fromEntries(host.applications[0]?.fields ?? []);
		expect(fields).toMatchObject({ email: candidate.email, file_cv: host.uploads.stored[0]?.filepath });
		await apply();
		expect(visit.text).toMatch(/already (applied|registered)/);
		expect(host.applications).toHaveLength(1);
	});
}

test("without script, sent documents stay sent", async ({ visit, host }) => {
	host.manners.readsOwnWrites = false;
	await visit.goto(UPLOAD);
	const [link] = visit.all("input", ({ attribs }) => attribs.type === "url");
	const name = link?.attribs.name ?? "";
	const form = visit.form(name);
	form.fill({ [name]: "https://example.com/card.pdf" });
	await visit.send(form);
	expect(visit.text).toContain("Your document or link has been submitted");
	await visit.goto(UPLOAD);
	expect(visit.text).toContain("Documents submitted");
	expect(host.documents).toHaveLength(1);
});
