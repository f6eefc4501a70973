import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { Sheet } from "../cv/draw/sheet";
import { mailsTo } from "../support/backend/outbox";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser/e2e";
import { cvField, fillRequired, giveConsent, makePdf, newCandidate, submitButton } from "../support/people/candidate";
import { sendApplication } from "../support/people/sent-application";

const linkTo = (text: string, ending: string) =>
	new RegExp(`^(http://\\S+/application/[\\w-]{43}(?:\\+EU)?${ending})$`, "m").exec(text)?.[1] ?? "";

/** Sends an application, and waits for its receipt: a task writes it, maybe after a mail that the test asks for. */
async function sendWithReceipt(...[site, values]: Parameters<typeof sendApplication>) {
	const sent = await sendApplication(site, values);
	await mailsTo(site.dataDir, sent.email, 1, values?.region);
	return sent;
}

/** Presses a form's button, and waits for the page that follows, which may look like the one before. */
async function pressAndArrive(page: Page, name: string) {
	const arrived = page.waitForEvent("load");
	await page.getByRole("button", { name }).click();
	await arrived;
}

test("a candidate gets a receipt by mail and finds all sent data behind its link", async ({ page, site }) => {
	const candidate = newCandidate();
	await page.goto("/p/ORBIT1");
	await fillRequired(page, candidate);
	await cvField(page).setInputFiles(makePdf(20_000, "My CV.pdf").file);
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.getByRole("dialog").getByRole("heading", { name: "Application submitted" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByText(`We have sent a receipt with your private link to ${candidate.email}.`)).toBeVisible();
	await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^The file of your CV seems to be damaged/);
	const code = (await page.locator("output").textContent()) ?? "none";
	const [{ text }] = await mailsTo(site.dataDir, candidate.email);
	expect(text).toContain(code);
	await page.getByRole("link", { name: "See or change my application" }).click();
	await expect(page.getByText("Interview open").first()).toBeVisible();
	await expect(page.getByRole("main")).toContainText("My CV.pdf");
	await page.goto(linkTo(text, ""));
	await expect(page.getByRole("main")).toContainText(code);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("contact details and the CV are corrected, and errors lose nothing", async ({ page, site }) => {
		const { token } = await sendApplication(site);
		await page.goto(`/application/${token}`);
		await page.getByLabel("Full name").fill("Suharta");
		await page.getByLabel("Email").fill("nobody");
		await page.locator("#correct form").evaluate((form) => form.setAttribute("novalidate", ""));
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("alert").getByRole("listitem")).toHaveText("This isn't a valid email address.");
		await expect(page.getByLabel("Full name")).toHaveValue("Suharta");
		await page.getByLabel("Email").fill("");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.locator("#email:invalid")).toBeFocused();
		await page.locator("#correct form").evaluate((form) => form.setAttribute("novalidate", ""));
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(/^Your application needs an email address/);
		await page.getByLabel("Email").fill(`better-${Date.now()}@example.com`);
		await page.getByLabel("New CV").setInputFiles(makePdf(5_000, "Broken.pdf").file);
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("alert").getByRole("listitem")).toHaveText(
			/^New CV \(replaces the old one\): This file seems to be damaged/,
		);
		await expect(page.getByRole("main")).toContainText("Lebenslauf.pdf");
		const buffer = await new Sheet().line("Suharta").finish();
		await page.getByLabel("New CV").setInputFiles({ name: "Better.pdf", mimeType: "application/pdf", buffer });
		await page.getByLabel("Another document").setInputFiles({ name: "Proof.pdf", mimeType: "application/pdf", buffer });
		await page.getByLabel("What is it?").fill("Certificate");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("status")).toHaveText("Your changes are saved.");
		await expectNoSidewaysScroll(page);
		for (const text of ["Suharta", "Better.pdf", "Proof.pdf", "Certificate"])
			await expect(page.getByRole("main")).toContainText(text);
		await expect(page.getByRole("main")).not.toContainText("Lebenslauf.pdf");
	});
});

test.describe("without script, over HTTP", () => {
	test("a request for a lost link keeps its input if the address is invalid", async ({ visit }) => {
		await visit.goto("/id/application/lost-link");
		const form = visit.form("email");
		form.fill({ email: "ravi@x", region: "eu" });
		await visit.send(form);
		expect(visit.description("email")).toMatch(/Isi alamat email yang kamu pakai melamar/);
		expect(visit.form("email").value("email")).toBe("ravi@x");
		expect(visit.form("email").value("region")).toBe("eu");
		await visit.goto("/enter-code");
		expect(visit.form("email").value("email")).toBe("");
	});

	test("the result of a form is shown at its own address alone: a later visit of the page shows neither error nor input", async ({
		visit,
		site,
	}) => {
		const { token } = await sendApplication(site);
		const [mine, lost] = [`/application/${token}`, "/application/lost-link"];
		const shows = (text: RegExp) =>
			expect(visit.byRole("alert").concat(visit.description("email")).join()).toMatch(text);
		const isQuiet = () => expect(visit.byRole("alert")).toEqual([]);
		await visit.goto(mine);
		const correction = visit.form("fullname");
		correction.fill({ fullname: "", email: "nobody" });
		await visit.send(correction);
		expect(visit.problems).toEqual(["Full name: Enter your name.", "This isn't a valid email address."]);
		expect(visit.form("fullname").value("email")).toBe("nobody");
		await visit.goto(visit.url);
		expect(visit.problems).toHaveLength(2);
		await visit.goto(mine);
		isQuiet();
		expect(visit.form("fullname").value("email")).not.toBe("nobody");
		await visit.goto(lost);
		const request = visit.form("email");
		request.fill({ email: "ravi@x" });
		await visit.send(request);
		shows(/Enter the email address you applied with/);
		await visit.goto(lost);
		expect(visit.form("email").value("email")).toBe("");
		await visit.goto("/enter-code");
		const code = visit.form("code");
		code.fill({ code: "NOPE-1234" });
		await visit.send(code);
		expect(visit.form("code").value("code")).toBe("NOPE-1234");
		await visit.goto("/enter-code");
		expect(visit.form("code").value("code")).toBe("");
	});

	test("the link of the interview is mailed to the address of the application", async ({ visit, site }) => {
		const { token, email, code } = await sendWithReceipt(site);
		const ask = () => visit.send(visit.formTo(/\/link\b/));
		await visit.goto(`/id/application/${token}`);
		await ask();
		expect(visit.byRole("status")[0]).toBe("Tautan wawancaramu sedang dikirim ke s***@example.com.");
		const [, mail] = await mailsTo(site.dataDir, email, 2);
		expect(mail?.text).toContain(`/code/${code}`);
		for (let times = 0; times < 3; times += 1) await ask();
		expect(visit.byRole("alert")).toEqual(["Kamu mencoba terlalu sering. Tunggu sebentar, lalu coba lagi."]);
	});

	test("an EU application is withdrawn in two steps through a mail of the EU region, in Indonesian, and old tabs say so", async ({
		visit,
		site,
	}) => {
		const { token, email, code } = await sendWithReceipt(site, { region: "eu" });
		expect(token).toMatch(/\+EU$/);
		await visit.goto(`/id/application/${token}`);
		const oldForm = visit.formTo(/\/link\b/);
		await visit.send(visit.form("change", "withdraw"));
		expect(visit.byRole("status").join()).toContain("Hampir selesai");
		const [, mail] = await mailsTo(site.dataDir, email, 2, "eu");
		await visit.goto(new URL(linkTo(mail?.text ?? "", "/confirm")).pathname);
		expect(visit.texts("h1")).toEqual(["Tarik lamaranmu?"]);
		await visit.send(visit.formTo(/\/confirmation\b/));
		expect(visit.texts("h1")).toEqual(["Lamaranmu sudah ditarik"]);
		await visit.goto(`/id/application/${token}`);
		expect(visit.text).toContain("Ditarik");
		expect(visit.text).toMatch(/Kamu tidak sengaja menariknya\? Tulis ke \S+@\S+\..*hapus dulu lamaran ini/s);
		await visit.send(oldForm);
		expect(visit.byRole("alert")).toEqual(["Tidak ada lagi wawancara yang terbuka untuk lamaran ini."]);
		await visit.goto(`/id/application/${token}/calendar`);
		expect(visit.texts("h1")).toEqual(["Bicycle Fleet Technician"]);
		expect(visit.text).toContain("Ditarik");
		await visit.goto(`/id/code/${code}/start`);
		expect(visit.texts("h1").join()).toMatch(/withdrawn|ditarik/);
	});
});

/** Two visitors: one without script, whose pages are in Indonesian. */
const VISITORS = [
	{ prefix: "", script: true, delete: "Delete my application", yes: "Yes, delete it", send: "Send me my link" },
	{ prefix: "/id", script: false, delete: "Hapus lamaran saya", yes: "Ya, hapus", send: "Kirim tautan saya" },
] as const;

const ENDED = {
	"": {
		open: "Interview open",
		deleted: "Your application is deleted",
		missing: "This link doesn't lead to an application",
		sent: /^If there is an application with this address/,
	},
	"/id": {
		open: "Wawancara dibuka",
		deleted: "Lamaranmu sudah dihapus",
		missing: "Tautan ini tidak membuka lamaran mana pun",
		sent: /^Jika ada lamaran dengan alamat ini/,
	},
};

for (const { prefix, script, ...press } of VISITORS) {
	const says = ENDED[prefix];
	test.describe(`${prefix || "/en"}${script ? "" : ", without script"}`, () => {
		test.use({ javaScriptEnabled: script, viewport: { width: 320, height: 740 } });

		test("a lost link goes to the stored address, and the page responds alike for any; the application is deleted in two steps, and its link leads to a page that offers another one", async ({
			page,
			site,
			allowedConsole,
		}) => {
			allowedConsole.push(/status of 404/);
			const { token, email, code } = await sendWithReceipt(site);
			await test.step("a lost link", async () => {
				await page.goto(`${prefix}/application/lost-link`);
				for (const address of ["nobody@example.org", email]) {
					await page.getByLabel("Email").fill(address);
					await pressAndArrive(page, press.send);
					await expect(page.getByRole("status")).toHaveText(says.sent);
				}
				if (script) await expectAccessible(page);
				await expectNoSidewaysScroll(page);
				const [, mail] = await mailsTo(site.dataDir, email, 2);
				expect(mail?.text).toContain(code);
				await page.goto(linkTo(mail?.text ?? "", ""));
				await expect(page.getByText(says.open).first()).toBeVisible();
			});
			await page.getByRole("button", { name: press.delete }).click();
			const [, , mail] = await mailsTo(site.dataDir, email, 3);
			await page.goto(linkTo(mail?.text ?? "", "/confirm"));
			if (script) await expectAccessible(page);
			await expectNoSidewaysScroll(page);
			await page.getByRole("button", { name: press.yes }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(says.deleted);
			expect((await page.goto(`${prefix}/application/${token}`))?.status()).toBe(404);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(says.missing);
			if (script) await expectAccessible(page);
		});
	});
}

test("the page of an application is accessible and fits, on phones and computers, in each language; the interview's link is shared and copied; receipt, data and calendar date are downloads; the page prints without its forms", async ({
	page,
	site,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => {
		navigator.share = async (shared) => {
			document.documentElement.dataset.shared = shared?.url;
		};
	});
	const { token, code } = await sendApplication(site);
	for (const [language, colorScheme, heading, width] of [
		["/id", "light", "Yang kamu kirim", 320],
		["", "dark", "What you sent", 360],
	] as const) {
		await page.setViewportSize({ width, height: 740 });
		await page.emulateMedia({ colorScheme });
		await page.goto(`${language}/application/${token}`);
		await expect(page.getByRole("heading", { name: heading })).toBeVisible();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	}
	await page.setViewportSize({ width: 1280, height: 740 });
	await page.emulateMedia({ colorScheme: "light" });
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	const url = `${site.backend}/code/${code}`;
	await page.getByRole("button", { name: "Send the link to myself" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-shared", url);
	await page.getByRole("button", { name: "Copy link" }).click();
	await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
	const check = page.getByRole("link", { name: "Check my camera, microphone and connection" });
	await expect(check).toHaveAttribute("href", "/interview-check");
	const save = async (name: string) => {
		const coming = page.waitForEvent("download");
		await page.getByRole("link", { name }).click();
		const download = await coming;
		return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
	};
	const receipt = await save("Receipt as text");
	expect([receipt.name, receipt.bytes.includes(code)]).toEqual(["application.txt", true]);
	const printed = await save("Download the receipt (PDF)");
	expect(printed.name).toBe("application.pdf");
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(printed.bytes)), { mergePages: true });
	for (const part of [code, "Lebenslauf.pdf", "SHA-256", "/application/"]) expect(text).toContain(part);
	const data = await save("Download my data");
	expect([data.name, data.bytes.includes("files/Lebenslauf.pdf")]).toEqual(["application.zip", true]);
	const calendar = await save("Add the date to my calendar");
	expect([calendar.name, calendar.bytes.toString()]).toEqual([
		"interview.ics",
		expect.stringMatching(/^BEGIN:VCALENDAR\r\n/),
	]);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByText("Lebenslauf.pdf").first()).toBeVisible();
	await expect(page.getByRole("button")).toHaveCount(0);
	await expect(page.getByRole("textbox")).toHaveCount(0);
});
