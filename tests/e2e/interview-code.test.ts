import { expect, test } from "../support/browser/e2e";
import {
	ANDROID,
	COMPUTER,
	destinationsOf,
	expectDestinations,
	IPAD,
	IPHONE,
	pass,
	recordVisit,
} from "../support/browser/interview-code-visit";
import type { Site } from "../support/sites/site";

const iosApp = (code: string) => `astronaut://entercode?code=${code}`;
const androidApp = (code: string) => `astronaut://interview/code/${code}`;
const interviewAt = (host: string, code: string) => [`${host}/code/${code} at 0 (replace)`];

interface Sequence {
	/** The immediate events. */
	atOnce: (code: string) => string[];
	/** The later events, by the page's clock. */
	later: (host: string) => string[];
}

const NOTHING = () => [];
const byStore = (store: string, at: number) => (host: string) => [`${host}/apps/${store} at ${at} (push)`];
const by = (app: (code: string) => string) => (code: string) => [`${app(code)} at 0 (push)`];

const ON_IOS = {
	code: { atOnce: by(iosApp), later: byStore("ios", 5_000) },
	interviews: { atOnce: by(iosApp), later: byStore("ios", 1_000) },
	"code-bcg": { atOnce: NOTHING, later: NOTHING },
} satisfies Record<string, Sequence>;

/** The targets of each page on a phone. */
const PHONES = [
	[
		ANDROID,
		{
			code: { atOnce: NOTHING, later: byStore("android", 5_000) },
			interviews: { atOnce: by(androidApp), later: byStore("android", 1_000) },
			"code-bcg": { atOnce: NOTHING, later: NOTHING },
		},
	],
	[IPHONE, ON_IOS],
	// Only how it is recognised differs from an iPhone.
	[IPAD, { code: ON_IOS.code }],
] as const;

const CODES = [
	{ code: "DEMO1234", sent: "DEMO1234", hostOf: (site: Site) => site.backend },
	{ code: "DEMO1234+EU", sent: "DEMO1234%2BEU", hostOf: (site: Site) => site.backendEu },
];

for (const [device, pages] of PHONES) {
	test.describe(`on ${device.name}`, () => {
		test.use({ userAgent: device.userAgent });

		test("each page runs the product's sequence once, in each region", async ({ page, site }) => {
			await recordVisit(page, device);
			for (const { code, sent, hostOf } of CODES) {
				for (const [route, { atOnce, later }] of Object.entries<Sequence>(pages)) {
					// It leads nowhere, so no region matters.
					if (route === "code-bcg" && code !== sent) continue;
					await test.step(`/${route}/${code}`, async () => {
						const checked = page.waitForResponse((answer) => answer.url().includes(`/api/code/${sent}`));
						await page.goto(`/${route}/${code}`);
						expect((await checked).status()).toBe(200);
						await expectDestinations(page, atOnce(sent));
						await pass(page, 60_000);
						await expectDestinations(page, [...atOnce(sent), ...later(hostOf(site))]);
					});
				}
			}
		});
	});
}

test(`on ${COMPUTER.name} each page leads to the interview of its region`, async ({ page, site }) => {
	await recordVisit(page, COMPUTER);
	for (const { code, sent, hostOf } of CODES) {
		for (const route of ["code", "interviews", "code-bcg"]) {
			await test.step(`/${route}/${code}`, async () => {
				await page.goto(`/${route}/${code}`);
				await expectDestinations(page, interviewAt(hostOf(site), sent));
				expect(await destinationsOf(page)).toHaveLength(1);
			});
		}
	}
});
