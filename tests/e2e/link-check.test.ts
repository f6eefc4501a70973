import type { Page } from "@playwright/test";
import { storedApplication } from "../support/backend/stored";
import { expect, expectAccessible, test } from "../support/browser/e2e";
import { enterLink } from "../support/pages/link-check";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
	summaryOf,
} from "../support/people/candidate";

// Refused copies answer 4xx, which the browser reports by itself.
test.use({ allowedConsole: [/Failed to load resource/] });

const portfolio = (page: Page) => page.getByRole("group", { name: /^Portfolio/ });
const add = (page: Page) => portfolio(page).getByRole("button", { name: "Add a link" });
const linkField = (page: Page, index = 0) => portfolio(page).getByLabel(`Link ${index + 1}`);

async function openForm(page: Page, code = "ORBIT1") {
	await page.goto(`/p/${code}`);
	await page.locator("[name=fullname]").focus();
	await expect(page.locator("form")).toHaveAttribute("novalidate", "");
}

type Addresses = Record<"pages" | "documents" | "videos", string>;

// Neighbours differ in their words, so that what is left of one verdict can't pass for the next.
const VERDICTS: [string, (host: Addresses) => string, RegExp][] = [
	["an address without http or https", () => "ftp://example.com/file", /Start the link with http/],
	["a page that isn't there", (host) => `${host.pages}/missing/1`, /URL can't be accessed/],
	["a malicious page", (host) => `${host.pages}/malware`, /reported as malicious/],
	["an address inside of the network", () => "http://192.168.1.1/", /URL can't be accessed/],
	["a suspicious page", (host) => `${host.pages}/shady`, /looks suspicious/],
	["a document that is not shared", (host) => `${host.documents}/shut/1`, /URL not have permission/],
	["a page that can't be copied", (host) => `${host.pages}/shut/3`, /URL can not be processed/],
	["a video that can't be had", (host) => `${host.videos}/shut/2`, /URL not have permission/],
];

test("a rejected link of any kind shows a message and blocks sending, and so does one in progress; later input counts", async ({
	page,
	linkHost,
}) => {
	await openForm(page);
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(1);
	await giveConsent(page);
	await add(page).click();
	for (const [title, address, messages] of VERDICTS) {
		await test.step(title, async () => {
			await linkField(page).fill(address(linkHost));
			await expect(linkField(page)).toHaveAccessibleDescription(messages, { timeout: 20_000 });
			await expect(linkField(page)).toHaveAttribute("aria-invalid", "true");
			await submitButton(page).click();
			await expect(summaryOf(page)).toBeFocused();
			await expect(summaryOf(page)).toContainText(messages);
			await summaryOf(page).getByRole("link").click();
			await expect(linkField(page)).toBeFocused();
		});
	}
	// The verdicts differ by their words only.
	await expectAccessible(summaryOf(page).or(portfolio(page)));
	await test.step("a link in progress", async () => {
		await linkField(page).fill(`${linkHost.pages}/missing/slow`);
		await linkField(page).fill(`${linkHost.pages}/slow/1`);
		await expect(linkField(page)).toHaveAccessibleDescription(/Checking the link/);
		await submitButton(page).click();
		await expect(summaryOf(page)).toContainText("Checking the link");
		await linkField(page).fill(`${linkHost.documents}/file/now.pdf`);
		await expect(linkField(page)).toHaveAccessibleDescription(/This link works/, { timeout: 20_000 });
		await expect(linkField(page)).not.toHaveAttribute("aria-invalid");
	});
	await test.step("a removed link can be restored, and focus stays near", async () => {
		await portfolio(page)
			.getByRole("button", { name: /Remove/ })
			.click();
		await expect(portfolio(page).getByRole("textbox")).toHaveCount(0);
		await expect(page.getByRole("button", { name: /^Undo/ })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(linkField(page)).toHaveValue(`${linkHost.documents}/file/now.pdf`);
	});
});

test("a blank link and a duplicate are rejected; links to a page and to a document are stored and sent with their documents", async ({
	page,
	linkHost,
	site,
}) => {
	await openForm(page);
	await fillRequired(page, newCandidate());
	await cvField(page).setInputFiles(makePdf(20_000).file);
	await test.step("only one blank link can exist", async () => {
		await add(page).click();
		await expect(linkField(page)).toBeFocused();
		await expect(add(page)).toHaveAccessibleDescription("Fill in the empty link before you add another.");
		await add(page).click({ force: true });
		await expect(portfolio(page).getByRole("textbox")).toHaveCount(1);
		await expect(linkField(page)).toHaveAccessibleDescription(/link can't be blank/);
	});
	await enterLink(page, () => linkField(page).fill(`${linkHost.pages}/works/page`));
	await expect(linkField(page)).toHaveAccessibleDescription(/This link works/);
	await test.step("a duplicate", async () => {
		await add(page).click();
		await linkField(page, 1).fill(`${linkHost.pages}/works/page`);
		await expect(linkField(page, 1)).toHaveAccessibleDescription(/links can't be the same/);
		await expectAccessible(portfolio(page));
	});
	await enterLink(page, () => linkField(page, 1).fill(`${linkHost.documents}/file/report.pdf`));
	await expect(linkField(page, 1)).toHaveAccessibleDescription(/This link works/);
	await giveConsent(page);
	await submitButton(page).click();
	const code = (await page.locator("output").textContent()) ?? "";
	const { document_candidate, link_input } = storedApplication(site, code);
	expect(document_candidate[1]).toMatchObject({
		document_type: "Portfolio",
		link_input: [
			{ value: `${linkHost.pages}/works/page`, change: true, type: "link" },
			{ value: `${linkHost.documents}/file/report.pdf`, change: true, type: "link" },
		],
	});
	expect(link_input).toHaveLength(2);
	for (const { download_path, id_file } of link_input) {
		expect(download_path).toMatch(/^\S{10,}$/);
		expect(id_file).toMatch(/^\S{10,}$/);
	}
});

test.describe("in Indonesian", () => {
	test("a link's verdict is in the job's language", async ({ page, linkHost }) => {
		await openForm(page, "ORBIT3");
		const slot = page.getByRole("group", { name: /^Sertifikat/ });
		await slot.getByRole("button", { name: "Tambah tautan" }).click();
		await slot.getByRole("textbox").fill(`${linkHost.pages}/missing/id`);
		await expect(slot.getByRole("textbox")).toHaveAccessibleDescription(/tidak bisa dibuka/, { timeout: 20_000 });
		await expectAccessible(slot);
	});
});
