import type { Page } from "@playwright/test";
import { requestPath } from "../../lib/document-request/address";
import { newDocumentRequest, submittedDocuments } from "../support/backend/document-requests";
import { storedHashes } from "../support/backend/stored-uploads";
import {
	expect,
	expectAccessible,
	expectAccessibleButColours,
	expectNoSidewaysScroll,
	test,
} from "../support/browser/e2e";
import { addLink, fileField, openRequest, slotOf, submitOf } from "../support/pages/document-page";
import { withoutScripts } from "../support/pages/html";
import { enterLink } from "../support/pages/link-check";
import { makePdf } from "../support/people/candidate";
import type { Site } from "../support/sites/site";
import { pdfOnDisk } from "../support/uploads/pdf-on-disk";

const SENT = { name: "Your document or link has been submitted" };

/** The expired page names company, job, type and date, and who helps. */
async function expectExpired(page: Page) {
	await expect(page.getByText("Terang Energy - Field Operations Coordinator")).toBeVisible();
	await expect(page.getByRole("banner").getByText("Full time")).toBeVisible();
	await expect(page.getByRole("banner").getByText(/^\d\d \w{3} \d{4} \(GMT\+7\)$/)).toBeVisible();
	await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
	await expect(page.getByRole("link", { name: /support@/ })).toBeVisible();
	await expect(page.getByText(/^Powered by/)).toBeVisible();
}

test("a visitor is redirected to the page for the request's state, in the address's language", async ({ site }) => {
	const goals = [
		["upload", "doc-submitted", "finish"],
		["expired", "doc-submitted", "finish"],
		["upload", "doc-expired", "expired"],
		["finish", "doc-expired", "expired"],
		["finish", "doc-open", "upload"],
		["expired", "doc-open", "upload"],
		["finish", "doc-id", "upload"],
	] as const;
	for (const prefix of ["", "/id"]) {
		for (const [step, hash, goal] of goals) {
			const answer = await fetch(site.origin + prefix + requestPath(step, hash), { redirect: "manual" });
			const to = [answer.status, answer.headers.get("location")];
			expect(to).toEqual([307, prefix + requestPath(goal, hash)]);
		}
	}
	const unasked = newDocumentRequest(site, { documents: [] });
	const html = await (await fetch(site.origin + requestPath("upload", unasked))).text();
	expect(withoutScripts(html)).toContain("No documents are requested here at the moment.");
});

test("a small file, a large one and a link are sent and stored, and nothing stays on the device", async ({
	page,
	site,
	linkHost,
}) => {
	const hash = await openRequest(page, site, { dueDate: "2099-12-05" });
	await expect(page.getByRole("heading", { level: 1, name: "Upload your files here" })).toBeVisible();
	await expect(page.getByText("Terang Energy - Field Operations Coordinator")).toBeVisible();
	await expect(page.getByText("Hello Ayu Lestari Wibowo,")).toBeVisible();
	await expect(page.getByRole("banner")).toContainText("Due date 05 Dec 2099 (GMT+7)");
	await expect(slotOf(page, "Hidden")).toHaveCount(0);
	const small = pdfOnDisk(40_000, `card-${hash}.pdf`);
	const large = pdfOnDisk(1_500_000, `diploma-${hash}.pdf`);
	await fileField(page, "Identity card").setInputFiles(small.path);
	await fileField(page, "Diploma").setInputFiles(large.path);
	await addLink(page, "Diploma", `${linkHost.pages}/work/${hash}`);
	await expect(page.locator("[data-status=finish]")).toHaveCount(2);
	await submitOf(page).click();
	await expect(page.getByRole("heading", SENT)).toBeVisible();
	await expect(page).toHaveURL(`${site.origin}${requestPath("finish", hash)}?result=sent`);
	const names = [small.name, large.name, `${linkHost.pages}/work/${hash}`];
	await expect(page.getByRole("listitem")).toHaveText(names);
	const unopened = `We couldn't open these files: ${small.name}, ${large.name}.`;
	await expect(page.getByRole("alert").filter({ hasText: unopened })).toBeVisible();
	expect(submittedDocuments(site, hash)).toMatchObject({
		document_candidate: [
			{ document_type: "Identity card", attachment: [{ filename: small.name }] },
			{
				document_type: "Diploma",
				attachment: [{ filename: large.name }],
				link_input: [{ value: `${linkHost.pages}/work/${hash}`, type: "link" }],
			},
		],
	});
	for (const { name, sha256 } of [small, large]) expect(storedHashes(site.dataDir, name)).toEqual([sha256]);
	const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("request:")));
	await expect.poll(left).toEqual([]);
	await page.goto(requestPath("upload", hash));
	await expect(page.getByRole("heading", { name: "Documents submitted" })).toBeVisible();
	await expect(page.getByRole("link", { name: /support@/ })).toHaveAttribute("href", /^mailto:support@/);
});

test("a missing document shows in a summary that links to it; every state is accessible", async ({ page, site }) => {
	page.on("dialog", (dialog) => dialog.accept());
	await openRequest(page, site);
	await submitOf(page).click();
	const summary = page.locator("form [role=alert]");
	await expect(summary).toBeFocused();
	await expect(summary).toContainText("Identity card is required");
	for (const width of [1280, 360, 320]) {
		await page.setViewportSize({ width, height: 740 });
		await expectNoSidewaysScroll(page);
		if (width === 1280) await expectAccessibleButColours(page);
		if (width === 360) await expectAccessible(page);
	}
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(fileField(page, "Identity card")).toBeFocused();
	await expect(fileField(page, "Identity card")).toHaveAccessibleDescription(/^Identity card is required/);
	await fileField(page, "Identity card").setInputFiles(makePdf(2_000).file);
	await expect(summary).toHaveCount(0);
});

test("the keyboard alone sends documents, and leaving asks for confirmation", async ({ page, site, linkHost }) => {
	const hash = await openRequest(page, site, { documents: [{ type: "Identity card", option_value: 2 }] });
	const tabTo = async (name: string) => {
		const goal = page.getByRole("button", { name });
		for (let presses = 0; presses < 12; presses++) {
			if (await goal.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press("Tab");
		}
		await expect(goal).toBeFocused();
	};
	await tabTo("Add a link");
	await page.keyboard.press("Enter");
	await enterLink(page, () => page.keyboard.type(`${linkHost.pages}/card/${hash}`));
	await expect(page.getByText("This link works.").first()).toBeVisible();
	const leave = () => page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
	expect(await leave()).toBe(false);
	await tabTo("Submit");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", SENT)).toBeVisible();
});

test("pages of an Indonesian job are in Indonesian, even under English addresses", async ({ visit, site }) => {
	const hash = newDocumentRequest(site, { documents: [{ type: "KTP", option_value: 2 }], openCode: "ORBIT3" });
	await visit.goto(requestPath("upload", hash));
	expect(visit.all("html").map(({ attribs }) => attribs.lang)).toEqual(["id"]);
	expect(visit.texts("h1")).toEqual(["Unggah berkasmu di sini"]);
});

test.describe("final pages of a request", () => {
	test.use({ allowedConsole: [/Failed to load resource.*404/] });

	test("are accessible on phones and computers", async ({ page }) => {
		for (const path of [
			requestPath("finish", "doc-submitted"),
			requestPath("expired", "doc-expired"),
			requestPath("upload", "nobody-asked"),
		]) {
			await test.step(path, async () => {
				await page.emulateMedia({ colorScheme: "light" });
				await page.setViewportSize({ width: 360, height: 740 });
				await page.goto(path);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expectAccessible(page);
				if (path === requestPath("expired", "doc-expired")) await expectExpired(page);
				await page.emulateMedia({ colorScheme: "dark" });
				await page.setViewportSize({ width: 1280, height: 800 });
				await expectAccessible(page);
			});
		}
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	const indonesianRequest = (site: Site) =>
		newDocumentRequest(site, {
			documents: [
				{ type: "KTP", option_value: 2 },
				{ type: "Ijazah", option_value: 1 },
			],
			openCode: "ORBIT3",
		});

	test("errors are in the page's language", async ({ visit, site }) => {
		const hash = indonesianRequest(site);
		await visit.goto(`/id${requestPath("upload", hash)}`);
		const link = visit.form("document_candidate[0][link_input][0][value]");
		await visit.send(link);
		expect(visit.url).toBe(`${site.origin}/id${requestPath("finish", hash)}?result=failed`);
		expect(visit.texts("h1")).toEqual(["Dokumenmu belum terkirim"]);
		expect(visit.texts("li")).toEqual(["KTP wajib dilampirkan"]);
		await visit.follow("Kembali ke dokumenmu");
		const form = visit.form("document_candidate[0][link_input][0][value]");
		form.fill({
			"document_candidate[0][link_input][0][value]": "ftp://example.com/ktp.pdf",
			"document_candidate[1][attachment]": [new File(["MZ"], "a.exe", { type: "application/x-msdownload" })],
		});
		await visit.send(form);
		expect(visit.texts("li")).toEqual([
			expect.stringMatching(/^KTP: Tautan harus diawali http/),
			expect.stringMatching(/^Ijazah: /),
		]);
	});

	test("the browser itself sends files and links, after a refusal that names what is missing", async ({
		page,
		site,
	}) => {
		const hash = indonesianRequest(site);
		await page.goto(`/id${requestPath("upload", hash)}`);
		const box = page.getByText("Berkasmu dikirim bersama formulir");
		await expect(box).toBeVisible();
		const files = page.locator("input[type=file]");
		await expect(files).toHaveCount(2);
		for (const file of await files.all()) await expect(file).toBeVisible();
		await expectNoSidewaysScroll(page);
		await page.locator("main form [type=submit]").click();
		await expect(page.getByRole("listitem")).toHaveText("KTP wajib dilampirkan");
		await expect(page.getByText("Layanan tidak bisa dihubungi")).toBeHidden();
		await page.getByRole("link", { name: "Kembali ke dokumenmu" }).click();

		const card = pdfOnDisk(1_500_000, "ktp.pdf");
		await files.first().setInputFiles(card.path);
		await page.locator("input[type=url]").last().fill("https://example.com/ijazah.pdf");
		await page.locator("main form [type=submit]").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dokumen atau tautanmu sudah terkirim");
		await expect(page.getByRole("alert")).toHaveText(/^Berkas ini tidak bisa dibuka: ktp\.pdf\./);
		expect(submittedDocuments(site, hash).document_candidate).toMatchObject([
			{ document_type: "KTP", attachment: [{ filename: "ktp.pdf" }] },
			{ document_type: "Ijazah", link_input: [{ value: "https://example.com/ijazah.pdf" }] },
		]);
		expect(storedHashes(site.dataDir, "ktp.pdf")).toEqual([card.sha256]);
		await page.goto(`/id${requestPath("upload", hash)}`);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Dokumenmu belum terkirim");
	});
});
