import type { Page } from "@playwright/test";
import { expect } from "../../support/browser/e2e";
import {
	ANDROID,
	COMPUTER,
	destinationsOf,
	expectAccessibleVisit,
	expectDestinations,
	IPHONE,
	pass,
	recordVisit,
} from "../../support/browser/interview-code-visit";
import { testWithOwn } from "../../support/browser/own-site";
import { jsonAnswer } from "../../support/hosts/stub-host";
import { startStubbedSite } from "../../support/sites/stubbed-site";

/** Distinguishable interview hosts. */
const INTERVIEW_HOSTS = {
	INTERVIEW_HOST: "https://interview.example.com",
	INTERVIEW_UTC_HOST: "https://utc.example.com",
	EU_INTERVIEW_HOST: "https://eu.example.com",
};

const ANDROID_STORE_URL = "https://apps.example.com/interview";

/** `test` with a site whose hosts' answers the test sets, and which hides the iPhone's store. */
const test = testWithOwn({
	start: () => startStubbedSite({ ...INTERVIEW_HOSTS, ANDROID_STORE_URL, IOS_STORE_URL: "" }),
	stop: (stubbed) => stubbed.close(),
	originOf: ({ address }) => address,
});

test.describe.configure({ mode: "default" });

/** Browsers report error responses, and calls without a response. */
test.use({ allowedConsole: [/Failed to load resource/] });

const { INTERVIEW_HOST, INTERVIEW_UTC_HOST, EU_INTERVIEW_HOST } = INTERVIEW_HOSTS;
const answerOf = (code: string, more = {}) => jsonAnswer(200, { interview_code: code, ...more });
/** A host's answers to an entered code, and to its check. */
const ENTERED = answerOf("DEMO1234", { url: `${INTERVIEW_HOST}/code/DEMO1234`, interview: true });

/** Enters the code in the popup, which leads to the code's page. */
async function enterCode(page: Page): Promise<void> {
	await page.goto("/termsofservice");
	await page.getByRole("link", { name: "Enter Code", exact: true }).click();
	await page.getByPlaceholder("Enter Code").fill("demo1234");
	await page.getByPlaceholder("Enter Code").press("Enter");
	await expect(page).toHaveURL(/\/code\/DEMO1234$/);
}

const BACK = /\/notfound\?code=DEMO1234&at=code$/;

test.afterEach(({ own: stubbed }) => {
	stubbed.host.reset();
	stubbed.eu.reset();
});

const CLOCKS = [
	["Europe/London", INTERVIEW_UTC_HOST],
	["Europe/Berlin", INTERVIEW_UTC_HOST],
	["Africa/Lagos", INTERVIEW_UTC_HOST],
	["Europe/Athens", INTERVIEW_HOST],
	["Asia/Jakarta", INTERVIEW_HOST],
	["UTC", INTERVIEW_UTC_HOST],
] as const;

test("interviews are at the host of the clock's region, with the returned code, even when it was entered", async ({
	page,
	own: stubbed,
}) => {
	await recordVisit(page, COMPUTER);
	const device = await page.context().newCDPSession(page);
	for (const [index, [timezoneId, host]] of CLOCKS.entries()) {
		await test.step(`by the clock of ${timezoneId}`, async () => {
			stubbed.host.respond = ENTERED;
			await device.send("Emulation.setTimezoneOverride", { timezoneId });
			await page.goto("/code/demo1234");
			await expectDestinations(page, [`${host}/code/DEMO1234 at 0 (replace)`]);
			const onward = await page.getByRole("link", { name: "Continue in this browser" }).getAttribute("href");
			const answer = await page.request.get(onward ?? "", { maxRedirects: 0 });
			expect([answer.status(), answer.headers().location]).toEqual([303, `${host}/code/DEMO1234`]);
			// The popup leads to the same page; once for each host is enough.
			if (CLOCKS.findIndex(([, other]) => other === host) !== index) return;
			await enterCode(page);
			await expectDestinations(page, [`${host}/code/DEMO1234 at 0 (replace)`]);
		});
	}
	await test.step("it speaks the language of the page that leads there", async () => {
		stubbed.host.respond = ENTERED;
		await page.goto("/id/code/demo1234");
		await expectDestinations(page, [`${INTERVIEW_UTC_HOST}/code/DEMO1234?language=id at 0 (replace)`]);
		const answer = await page.request.get("/id/code/DEMO1234/start", { maxRedirects: 0 });
		expect(answer.headers().location).toBe(`${INTERVIEW_HOST}/code/DEMO1234?language=id`);
	});
	await test.step("an EU interview is in the EU, even by the clock of UTC", async () => {
		stubbed.host.reset();
		stubbed.eu.respond = answerOf("DEMO1234+EU");
		await page.goto("/code/demo1234%2Beu");
		await expectDestinations(page, [`${EU_INTERVIEW_HOST}/code/DEMO1234%2BEU at 0 (replace)`]);
		expect(stubbed.host.calls).toEqual([]);
	});
});

test("a host that is down leaves the code one click away, and the click works after recovery", async ({
	page,
	own: stubbed,
}) => {
	stubbed.host.respond = jsonAnswer(500, {});
	await recordVisit(page, COMPUTER);
	await page.goto("/code/DEMO1234");
	await expect(page).toHaveURL(BACK);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't check your code right now");
	await expect(page.getByText("We couldn't check the interview code DEMO1234 right now.")).toBeVisible();
	await expect(page).toHaveTitle("We can't check your code right now");
	await expectAccessibleVisit(page);
	stubbed.host.respond = answerOf("DEMO1234");
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page).toHaveURL(/\/code\/DEMO1234$/);
	await expect.poll(async () => (await destinationsOf(page)).length).toBe(1);
});

test("a hanging host times out after 200 seconds; until then the page is complete and says that it takes long", async ({
	page,
	own: stubbed,
}) => {
	stubbed.host.respond = () => undefined;
	await recordVisit(page, COMPUTER);
	await page.goto("/code/DEMO1234");
	await expect.poll(() => stubbed.host.calls.length).toBe(1);
	const heading = page.getByRole("heading", { level: 1 });
	await pass(page, 9_000);
	await expect(heading).toHaveText("Opening your interview…");
	await pass(page, 1_000);
	await expect(heading).toHaveText("This is taking longer than usual");
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Continue in this browser" })).toBeVisible();
	await expectAccessibleVisit(page);
	await pass(page, 170_000);
	await expect(page.getByRole("progressbar")).toHaveAttribute("value", "50");
	await expect(page.getByText("DEMO1234", { exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: /Open the (?:App|Play) Store/ })).toHaveText(["Open the Play Store"]);
	await pass(page, 20_000);
	await expect(page).toHaveURL(BACK);
});

test("offline, the page stays, says so, and retries on request", async ({ page, own: stubbed }) => {
	stubbed.host.respond = answerOf("DEMO1234");
	await recordVisit(page, COMPUTER);
	await page.route("**/api/code/**", (route) => route.abort());
	await page.goto("/code/DEMO1234");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
	await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
	await expectAccessibleVisit(page);
	await page.unroute("**/api/code/**");
	const again = page.getByRole("button", { name: "Try again" });
	await expect(page.locator("main :is(a, button).bg-brand")).toHaveText("Try again");
	await again.click();
	await expectDestinations(page, [expect.stringContaining("/code/DEMO1234")]);
});

test("a computer isn't sent to an app-only interview", async ({ page, own: stubbed }) => {
	stubbed.host.respond = answerOf("DEMO1234", { device_type: 2 });
	await recordVisit(page, COMPUTER);
	await page.goto("/code/DEMO1234");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This interview takes place in the mobile app");
	await expect(page.getByRole("link", { name: "Continue in this browser" })).toHaveCount(0);
	await page.goto("/code/DEMO1234/start");
	await expect(page).toHaveURL(/\/code\/DEMO1234\?on=app$/);
	await pass(page, 600_000);
	await expectDestinations(page, []);
});

test.describe("on an iPhone whose store is hidden", () => {
	test.use({ userAgent: IPHONE.userAgent });

	test("the app opens, and then the page shows the alternatives, without that store", async ({
		page,
		own: stubbed,
	}) => {
		stubbed.host.respond = answerOf("DEMO1234");
		await recordVisit(page, IPHONE);
		await page.goto("/code/DEMO1234");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ready to take the interview? Great!");
		await pass(page, 60_000);
		await expectDestinations(page, ["astronaut://entercode?code=DEMO1234 at 0 (push)"]);
		await expect(page.getByRole("link", { name: "Open the App Store" })).toHaveCount(0);
		await expect(page.getByRole("link", { name: "Open the Play Store" })).toHaveAttribute("href", ANDROID_STORE_URL);
		const footer = (await stubbed.html("/how-it-works")).split("<footer")[1];
		expect(footer).toContain(">Google Play</a>");
		expect(footer).not.toContain(">App Store</a>");
	});
});

test.describe("on an Android phone", () => {
	test.use({ userAgent: ANDROID.userAgent });

	test("a desktop-only interview opens no store", async ({ page, own: stubbed }) => {
		stubbed.host.respond = answerOf("DEMO1234", { device_type: 1 });
		await recordVisit(page, ANDROID);
		await page.goto("/id/code/DEMO1234");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wawancara ini perlu komputer");
		await expect(page.getByRole("link")).toHaveCount(0);
		await page.goto("/id/code/DEMO1234/start");
		await expect(page).toHaveURL(/\/id\/code\/DEMO1234\?on=computer$/);
		await pass(page, 600_000);
		await expectDestinations(page, []);
	});

	test("an entered code leads to the store, and never to the interview host", async ({ page, own: stubbed }) => {
		stubbed.host.respond = ENTERED;
		await recordVisit(page, ANDROID);
		await enterCode(page);
		await expect(page.getByRole("link", { name: "Continue in this browser" })).toBeVisible();
		await pass(page, 60_000);
		await expectDestinations(page, [expect.stringMatching(/^(?!https:\/\/interview\.).* at 5000 \(push\)$/)]);
	});

	test("a failed check doesn't affect a page that doesn't depend on it", async ({ page, own: stubbed }) => {
		stubbed.host.respond = jsonAnswer(500, {});
		await recordVisit(page, ANDROID);
		const checked = page.waitForResponse((answer) => answer.url().includes("/api/code/"));
		await page.goto("/code/DEMO1234");
		await checked;
		await expect(page.getByRole("link", { name: "Continue in this browser" })).toBeVisible();
		await pass(page, 60_000);
		await expectDestinations(page, [expect.stringContaining(ANDROID_STORE_URL)]);
	});
});
