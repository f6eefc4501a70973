import type { Page } from "@playwright/test";
import { Sheet } from "../../cv/draw/sheet";
import { mailsTo } from "../../support/backend/outbox";
import { expect } from "../../support/browser/e2e";
import { testWithOwn } from "../../support/browser/own-site";
import { enterLink } from "../../support/pages/link-check";
import {
	cvField,
	fillRequired,
	giveConsent,
	makePdf,
	newCandidate,
	submitButton,
} from "../../support/people/candidate";
import { sendApplication } from "../../support/people/sent-application";
import { type RecordedRegions, startRecordedRegions } from "../../support/sites/regions";
import { pdfOnDisk } from "../../support/uploads/pdf-on-disk";

/** The EU job of the demo data, with an intro video too. */
function withVideo(path: string, body: string): string {
	if (!/^\/public\/ORBIT1(?:\+|%2B)EU$/.test(path)) return body;
	const detail = JSON.parse(body);
	detail.job.introduction_video = { job_video_url: "https://videos.example.com/intro.webm", job_video_id: "eu-intro" };
	return JSON.stringify(detail);
}

const test = testWithOwn({
	start: () => startRecordedRegions(withVideo),
	stop: (regions) => regions.stop(),
	originOf: ({ site }) => site.origin,
});

// In sequence: both use the same hosts, which take a while to start.
test.describe.configure({ mode: "default" });

/** Calls that passed a host, as "METHOD /path" without identifiers. */
const callsOf = ({ passed }: RecordedRegions["main"]) =>
	passed.map(
		({ method, url }) => `${method} ${url.replace(/\?.*$/, "").replace(/\/upload\/[\w-]{20,}$/, "/upload/:id")}`,
	);

/** Origins that the browser itself requested. */
function originsOf(page: Page): Set<string> {
	const origins = new Set<string>();
	page.on("request", (request) => origins.add(new URL(request.url()).origin));
	return origins;
}

async function applyWithEverything(page: Page, linked: string) {
	await page.goto("/p/ORBIT1+EU");
	await page.getByRole("button", { name: "Watch the intro video" }).click();
	await fillRequired(page, newCandidate());
	// In chunks, and in one call.
	await cvField(page).setInputFiles(pdfOnDisk(1_200_000).path);
	const certificate = page.getByRole("group", { name: /^Certificate/ });
	await certificate.locator("input[type=file]").setInputFiles(makePdf(20_000, "small.pdf").file);
	await expect(page.locator("[data-status=finish]")).toHaveCount(2, { timeout: 20_000 });
	await certificate.getByRole("button", { name: "Add a link" }).click();
	await enterLink(page, () => certificate.getByLabel("Link 1").fill(`${linked}/portfolio`));
	await expect(certificate.getByText("This link works.", { exact: true })).toBeVisible();
	await giveConsent(page);
	await submitButton(page).click();
	await expect(page.locator("output")).toHaveText(/\+EU$/);
	return (await page.locator("output").textContent()) ?? "";
}

test("an EU application sends nothing to the main region: page, video, files, links, the form, the log", async ({
	page,
	own: regions,
}) => {
	test.slow();
	await page.route("https://videos.example.com/**", (route) => route.fulfill({ body: "" }));
	const { main, eu, backend } = regions;
	const requested = originsOf(page);
	await applyWithEverything(page, regions.linked);

	expect(callsOf(eu)).toEqual(
		expect.arrayContaining([
			"GET /public/ORBIT1%2BEU",
			"POST /api/accesslog",
			"POST /companies/501/upload",
			"POST /companies/501/store_and_extract_document",
			"POST /api/check_link",
			"POST /api/v2/page-capture",
			"POST /public/ORBIT1%2BEU",
		]),
	);
	expect(callsOf(main)).toEqual([]);
	expect([...requested]).not.toContain(backend.backend);
});

/** The requests to each host while `work` ran. */
async function during({ main, eu }: RecordedRegions, work: () => Promise<void>) {
	const [before, euBefore] = [main.passed.length, eu.passed.length];
	await work();
	const since = ({ passed }: RecordedRegions["main"], start: number) =>
		passed.slice(start).map(({ method, url }) => `${method} ${url}`);
	return { main: since(main, before), eu: since(eu, euBefore) };
}

test("an EU interview code sends nothing to the main region, from any of its pages", async ({ page, own: regions }) => {
	const requested = originsOf(page);
	const seen = await during(regions, async () => {
		for (const path of ["/code/demo1234+eu", "/interviews/DEMO1234%2Beu", "/code-bcg/DEMO1234+EU%20"]) {
			await page.goto(path);
			await page.waitForURL(`${regions.backend.backendEu}/code/DEMO1234%2BEU`);
		}
		await page.goto("/code/DEMO1234%2BEU/start");
		await page.waitForURL(`${regions.backend.backendEu}/code/DEMO1234%2BEU`);
		// A page without content of the main region.
		await page.goto("/termsofservice#enter-code");
		await page.getByRole("dialog").getByPlaceholder("Enter Code").fill("demo1234+eu");
		await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
		await page.waitForURL(`${regions.backend.backendEu}/code/DEMO1234%2BEU`);
	});
	expect(seen.main).toEqual([]);
	expect(new Set(seen.eu).size).toBeGreaterThan(1);
	expect([...requested]).not.toContain(regions.backend.backend);
});

const NO_PATH = "/none";

/** The path of a mail's private link, which names the backend's own site. */
const pathIn = (text: string, ending: string) =>
	new RegExp(`/application/[\\w-]{43}\\+EU${ending}$`, "m").exec(text)?.[0] ?? NO_PATH;

test("a sent EU application calls the EU host only, whatever its candidate does with it", async ({
	page,
	own: regions,
}) => {
	const { backend } = regions;
	const { token, email } = await sendApplication(backend, { region: "eu" });
	/** The newest private link with this ending, once so many mails are there: two that were asked for together may swap. */
	const linkIn = async (count: number, ending = "") => {
		const mails = await mailsTo(backend.dataDir, email, count, "eu");
		return mails.map(({ text }) => pathIn(text, ending)).findLast((path) => path !== NO_PATH) ?? NO_PATH;
	};
	const path = `/application/${token}`;
	const visit = await during(regions, async () => void (await page.goto(path)));
	expect(visit).toEqual({ main: [], eu: [`GET /public/applications/${token.replace("+", "%2B")}`] });
	const seen = await during(regions, async () => {
		await page.goto("/application/lost-link");
		await page.getByLabel("Email").fill(email);
		await page.getByRole("radio", { name: "Yes" }).check();
		await page.getByRole("button", { name: "Send me my link" }).click();
		await page.goto(await linkIn(2));
		for (const file of ["receipt", "data", "calendar"]) {
			const href = await page.locator(`a[href*="${file}"]`).first().getAttribute("href");
			expect((await page.request.get(href ?? "none")).status()).toBe(200);
		}
		await page.getByLabel("Full name").fill("Suharta");
		await page
			.locator("#correct input[type=file]")
			.first()
			.setInputFiles({
				name: "Newer.pdf",
				mimeType: "application/pdf",
				buffer: await new Sheet().line("Suharta").finish(),
			});
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("main")).toContainText("Newer.pdf");
		await page.goto(path);
		await page.getByRole("button", { name: "Send the link to myself" }).click();
		await page.getByRole("button", { name: "Withdraw my application" }).click();
		await page.goto(await linkIn(4, "/confirm"));
		const withdrawn = page.waitForResponse((answer) => answer.request().method() === "POST");
		await page.getByRole("button", { name: "Yes, withdraw it" }).click();
		await withdrawn;
		await page.goto(path);
		await page.getByRole("button", { name: "Delete my application" }).click();
		await page.goto(await linkIn(5, "/confirm"));
		await page.getByRole("button", { name: "Yes, delete it" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is deleted");
	});
	expect(seen.main).toEqual([]);
	for (const call of ["POST /public/applications/links/eu", "POST /companies/501/store_and_extract_document"])
		expect(seen.eu).toContain(call);
});

test("pages of two jobs whose codes differ only by region are cached separately", async ({ page, own: regions }) => {
	for (const code of ["ORBIT1", "ORBIT1+EU", "orbit1%2Beu"]) {
		await page.goto(`/p/${code}`);
		const title = code === "ORBIT1" ? "Field Operations Coordinator" : "Bicycle Fleet Technician";
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	}
	expect(callsOf(regions.main)).toEqual(["GET /public/ORBIT1"]);
});
