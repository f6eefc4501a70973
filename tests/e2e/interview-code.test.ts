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
					// The steps of a route don't depend on the region, which one route shows with the app and the store.
					if (code !== sent && route !== ("interviews" in pages ? "interviews" : "code")) continue;
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

test("each page of an EU code leads to the stores and to the interview of its region", async ({ visit, site }) => {
	for (const route of ["code", "interviews", "code-bcg"]) {
		await visit.goto(`${site.origin}/${route}/DEMO1234+EU`);
		const stores = visit.all("a", ({ attribs: { href = "" } }) => href.includes("/apps/"));
		expect(stores.map(({ attribs }) => attribs.href)).toEqual(
			["ios", "android"].map((store) => `${site.backendEu}/apps/${store}`),
		);
		await visit.follow("Continue in this browser");
		expect(visit.url).toBe(`${site.backendEu}/code/DEMO1234%2BEU`);
	}
});

test(`on ${COMPUTER.name} each page leads to the interview of its region`, async ({ page, site }) => {
	await recordVisit(page, COMPUTER);
	for (const { code, sent, hostOf } of CODES) {
		for (const route of code === sent ? ["code", "interviews", "code-bcg"] : ["code"]) {
			await test.step(`/${route}/${code}`, async () => {
				await page.goto(`/${route}/${code}`);
				await expectDestinations(page, interviewAt(hostOf(site), sent));
				expect(await destinationsOf(page)).toHaveLength(1);
			});
		}
	}
});
