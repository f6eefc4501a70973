import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASE } from "@/lib/browser/left-behind";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { requestPath } from "@/lib/document-request/address";
import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";
import { newDocumentRequest, submittedDocuments } from "../backend/document-requests";
import { storedApplication } from "../backend/stored";
import { storedHashes } from "../backend/stored-uploads";
import type { FaultProxy } from "../hosts/fault-proxy";
import { answerPath } from "../hosts/shared-answers";
import { makePdf } from "../people/candidate";
import type { Site } from "../sites/site";
import { enter, fillIn, openAsNew, send } from "./application";
import { type RemoteBrowser, says, seen, until } from "./remote-browser";

interface Visit {
	browser: RemoteBrowser;
	site: Site;
	/** Between the browser and the site. */
	proxy: FaultProxy;
}

/** A complete journey of a person, in a separate page. */
export type Way = (visit: Visit) => Promise<void>;

/** A separate file on the disk. */
function pdf({ site }: Visit, bytes: number) {
	const { file, sha256 } = makePdf(bytes, `cv-${randomUUID()}.pdf`);
	const path = join(site.dataDir, file.name);
	writeFileSync(path, file.buffer);
	return { path, name: file.name, sha256 };
}

/** Whether this device stores a copy of a file. */
const KEPT = `
	return new Promise((done) => {
		const opening = indexedDB.open("${DATABASE}");
		opening.onsuccess = () => {
			const counting = opening.result.transaction("files").objectStore("files").count();
			counting.onsuccess = () => {
				opening.result.close();
				done(counting.result);
			};
		};
	});
`;

/** Marks the first element that is seen: narrow windows have one menu instead of several. */
const MARK = `
	const all = [...document.querySelectorAll(arguments[0])];
	all.find((one) => one.getClientRects().length > 0).dataset.marked = "";
`;

const PAGES = [
	"/",
	"/id/pricing",
	"/termsofservice",
	"/register",
	"/id/about",
	"/faq",
	"/public/companies",
	"/p/ORBIT1",
];

/** Every page with a fixed address, in both languages. */
const EVERY_PAGE = [
	...LOCALES.flatMap((locale) => Object.values(SITE_PAGES).map((path) => pathIn(locale, path))),
	"/public/companies",
	"/public/companies/kopi-nusantara",
	"/p/ORBIT1",
	"/p/ORBIT3",
	"/enter-code",
	"/notfound",
];

const OVER = "return document.documentElement.scrollWidth - window.innerWidth";

/** Waits until a picked file is stored. A busy machine can be as slow as a line on which the upload pauses and asks. */
async function stored(browser: RemoteBrowser): Promise<void> {
	await seen(browser, "[data-status=finish], [data-status=paused]");
	if (await browser.run<boolean>("return document.querySelector('[data-status=paused]') !== null"))
		await browser.click("[data-status=paused] p > button");
	await seen(browser, "[data-status=finish]");
}

const APPLICATION: Readonly<Record<string, Way>> = {
	"a whole application with a CV of 6 MB": async (visit) => {
		const { browser, site } = visit;
		await openAsNew(browser, site.origin);
		const candidate = await fillIn(browser);
		const cv = pdf(visit, 6_000_000);
		await browser.pick("input[type=file][name=cv]", cv.path);
		await stored(browser);
		const code = await send(browser);
		const source = "utm_source=elsewhere";
		expect(storedApplication(site, code)).toMatchObject({ email: candidate.email, source });
		expect(storedHashes(site.dataDir, cv.name)).toEqual([cv.sha256]);
	},
	"a code that is entered": async ({ browser, site }) => {
		await browser.open(`${site.origin}/termsofservice`);
		await until(browser, "return document.documentElement.dataset.hydrated === ''");
		await browser.click("footer a[href$='#enter-code']");
		await seen(browser, "dialog [name=code]");
		await browser.type("dialog [name=code]", "orbit1");
		await browser.click("dialog [type=submit]");
		await until(browser, "return location.pathname === '/p/ORBIT1'");
	},
};

/** Narrows and widens pages: none becomes wider than its window, and none stops responding. */
async function resizeOver({ browser, site }: Visit, paths: readonly string[]): Promise<void> {
	await browser.resize(1_280, 900);
	for (const path of paths) {
		await browser.open(site.origin + path);
		for (const width of [browser.narrowest, 1_280]) {
			await browser.resize(width, 900);
			expect([path, width, (await browser.run<number>(OVER)) <= 0]).toEqual([path, width, true]);
		}
	}
}

/** The job's page, an application, a code: what every browser must do. */
export const FIRST_WAYS = APPLICATION;

/** Forms and their stored data. `npm test` runs these journeys in Firefox only, `npm run browsers` in all browsers. */
export const FORM_WAYS: Readonly<Record<string, Way>> = {
	"an upload that breaks off goes on after a reload where it was": async (visit) => {
		const { browser, site, proxy } = visit;
		await openAsNew(browser, site.origin);
		await fillIn(browser);
		const cv = pdf(visit, 4_000_000);
		const before = proxy.bytesUp;
		proxy.dropAfter(1_500_000, { thenCut: true });
		await browser.pick("input[type=file][name=cv]", cv.path);
		while (!proxy.fired.includes("drop")) await new Promise((resolve) => setTimeout(resolve, 20));
		proxy.cut();
		await until(browser, KEPT);
		proxy.mend();
		await browser.reload();
		await seen(browser, "[data-status=finish]");
		expect(proxy.bytesUp - before).toBeLessThan(4_000_000 + 1.5 * CHUNK_BYTES);
		expect(storedHashes(site.dataDir, cv.name)).toEqual([cv.sha256]);
	},
	"a reload in the middle: the draft and the file are there": async (visit) => {
		const { browser, site } = visit;
		await openAsNew(browser, site.origin);
		const candidate = await fillIn(browser);
		const cv = pdf(visit, 600_000);
		await browser.pick("input[type=file][name=cv]", cv.path);
		await stored(browser);
		await until(browser, "return localStorage.getItem('draft:ORBIT1')?.includes(arguments[0])", cv.name);
		await browser.reload();
		await until(browser, "return document.querySelector('[name=email]').value === arguments[0]", candidate.email);
		await seen(browser, "[data-status=finish]");
		const code = await send(browser);
		expect(storedHashes(site.dataDir, cv.name)).toEqual([cv.sha256]);
		expect(storedApplication(site, code)).toMatchObject({ email: candidate.email });
	},
	"a request for documents": async (visit) => {
		const { browser, site } = visit;
		const hash = newDocumentRequest(site, { documents: [{ type: "Identity card", option_value: 2 }] });
		await browser.open(site.origin + requestPath("upload", hash));
		await seen(browser, "form[novalidate]");
		await browser.pick("main input[type=file]", pdf(visit, 300_000).path);
		await seen(browser, "[data-status=finish]");
		await browser.click("form button[type=submit]");
		await until(browser, "return location.pathname === arguments[0]", requestPath("finish", hash));
		expect(submittedDocuments(site, hash).document_candidate).toMatchObject([{ document_type: "Identity card" }]);
	},
	"the sign-up to its end": async ({ browser, site }) => {
		await browser.open(`${site.origin}/register`);
		await until(browser, "return document.documentElement.dataset.hydrated === ''");
		await browser.type("main [name=email]", `ana-${randomUUID()}@kopi.example`);
		await enter(browser, { fullname: "Ana", password: "kopi & gula 日本 <>", company_name: "Kopi Nusantara" });
		await seen(browser, "main form [type=submit]:not(:disabled)");
		await browser.click("main form [type=submit]");
		await says(browser, "Tell us your recruitment needs");
		await enter(browser, { total_roles_description: "10 - 50", assist_description: "Baristas for nine shops." });
		await browser.click("main form [type=submit]");
		await says(browser, "Welcome to Astronaut!");
	},
};

/** Pages. `npm test` runs these journeys in WebKit only, `npm run browsers` in all browsers. */
export const PAGE_WAYS: Readonly<Record<string, Way>> = {
	"the home page, its menu and the other language": async ({ browser, site }) => {
		await browser.resize(1_280, 900);
		await browser.open(site.origin);
		await seen(browser, "h1");
		await browser.run(MARK, "header button[popovertarget], header summary");
		await browser.click("[data-marked]");
		await seen(browser, "header [popover] a, header details[open] a");
		await browser.open(`${site.origin}/id`);
		await until(browser, "return document.documentElement.lang === 'id'");
	},
	"the list of companies, and a company": async ({ browser, site }) => {
		await browser.open(`${site.origin}/public/companies?q=kopi`);
		await says(browser, "Kopi Nusantara");
		await browser.click("main a[href*='/public/companies/kopi-nusantara']");
		await until(browser, "return location.pathname.endsWith('/kopi-nusantara')");
		await seen(browser, "h1");
	},
	"the search for help": async ({ browser, site }) => {
		await browser.open(`${site.origin}/help`);
		await browser.click("main input[role=combobox], main input[type=search]");
		await browser.type("main input[role=combobox], main input[type=search]", "invitation");
		await seen(browser, "[role=option]");
	},
	"a shared answer": async ({ browser, site }) => {
		await browser.open(site.origin + answerPath("answer-1"));
		await seen(browser, "video");
		await seen(browser, "h1");
	},
	"pages of every kind from 1,280 pixels to the narrowest and back": (visit) => resizeOver(visit, PAGES),
};

/** Journeys that take too long for every run. */
export const LONG_WAYS: Readonly<Record<string, Way>> = {
	"every page from 1,280 pixels to the narrowest and back": (visit) => resizeOver(visit, EVERY_PAGE),
};
