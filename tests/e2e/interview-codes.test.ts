import { expect, test } from "../support/e2e";
import { ANDROID, COMPUTER, expectGone, goneTo, IPAD, IPHONE, recordVisit } from "../support/entry-visit";
import type { Site } from "../support/site";

const iosApp = (code: string) => `astronaut://entercode?code=${code}`;
const androidApp = (code: string) => `astronaut://interview/code/${code}`;
const interviewAt = (host: string, code: string) => [`${host}/code/${code} at 0 (replace)`];

/** Where each page leads on a phone: what happens at once, and what after five seconds of the page's clock. */
const PHONES = [
	["code", ANDROID, () => [], (host: string) => [`${host}/apps/android at 5000 (push)`]],
	[
		"code",
		IPHONE,
		(code: string) => [`${iosApp(code)} at 0 (push)`],
		(host: string) => [`${host}/apps/ios at 5000 (push)`],
	],
	[
		"code",
		IPAD,
		(code: string) => [`${iosApp(code)} at 0 (push)`],
		(host: string) => [`${host}/apps/ios at 5000 (push)`],
	],
	[
		"interviews",
		ANDROID,
		(code: string) => [`${androidApp(code)} at 0 (push)`],
		(host: string) => [`${host}/apps/android at 1000 (push)`],
	],
	[
		"interviews",
		IPHONE,
		(code: string) => [`${iosApp(code)} at 0 (push)`],
		(host: string) => [`${host}/apps/ios at 1000 (push)`],
	],
	[
		"interviews",
		IPAD,
		(code: string) => [`${iosApp(code)} at 0 (push)`],
		(host: string) => [`${host}/apps/ios at 1000 (push)`],
	],
	["code-bcg", ANDROID, () => [], () => []],
	["code-bcg", IPHONE, () => [], () => []],
	["code-bcg", IPAD, () => [], () => []],
] as const;

const CODES = [
	{ code: "DEMO1234", sent: "DEMO1234", hostOf: (site: Site) => site.backend },
	{ code: "DEMO1234+EU", sent: "DEMO1234%2BEU", hostOf: (site: Site) => site.backendEu },
];

for (const { code, sent, hostOf } of CODES) {
	for (const [route, device, atOnce, later] of PHONES) {
		test.describe(`/${route}/${code} on ${device.name}`, () => {
			test.use({ userAgent: device.userAgent });

			test("goes through the product's sequence once", async ({ page, site }) => {
				await recordVisit(page, device);
				const checked = page.waitForResponse((answer) => answer.url().includes(`/api/code/${sent}`));
				await page.goto(`/${route}/${code}`);
				expect((await checked).status()).toBe(200);
				await expectGone(page, atOnce(sent));
				await page.clock.runFor(60_000);
				await expectGone(page, [...atOnce(sent), ...later(hostOf(site))]);
			});
		});
	}

	for (const route of ["code", "interviews", "code-bcg"]) {
		test(`/${route}/${code} on ${COMPUTER.name} leads to the interview of its region`, async ({ page, site }) => {
			await recordVisit(page, COMPUTER);
			await page.goto(`/${route}/${code}`);
			await expectGone(page, interviewAt(hostOf(site), sent));
			expect(await goneTo(page)).toHaveLength(1);
		});
	}
}
