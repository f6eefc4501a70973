import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import Database from "libsql";
import { storedHashes } from "../../support/backend/stored-uploads";
import { killBrowser, newProfile } from "../../support/browser/browser-profile";
import {
	type Candidate,
	cvField,
	fillRequired,
	giveConsent,
	newCandidate,
	submitButton,
} from "../../support/people/candidate";
import { noteResults } from "../../support/reliability/results";
import { numbersFrom } from "../../support/runner/numbers-from";
import { rounds } from "../../support/runner/rounds";
import { expect, pdfOnDisk, rowOf, test } from "../../support/uploads/upload-e2e";

/** Killed browsers; `npm run prove -- kill` has sixty. */
const KILLS = rounds(1);
const SEED = rounds(20_261_125, "TEST_SEED");
const FILE_BYTES = 400_000;
const MOST_WAIT_MS = 400;

const MOMENTS = ["filling", "uploading", "sending"] as const;
type Moment = (typeof MOMENTS)[number];

type Cv = ReturnType<typeof pdfOnDisk>;

/** What a person does until a moment, as far as the browser lives. */
async function actUntil(page: Page, moment: Moment, person: Candidate, cv: Cv): Promise<void> {
	await page.goto("/p/ORBIT1");
	const filling = fillRequired(page, person);
	if (moment === "filling") return void filling.catch(() => undefined);
	await filling;
	await giveConsent(page);
	await cvField(page).setInputFiles(cv.path);
	if (moment === "uploading") return;
	await expect(rowOf(page, cv.name)).toHaveAttribute("data-status", "finish");
	await submitButton(page).click();
}

/** Goes on where the browser was killed, until the company has the application. */
async function goOn(page: Page, person: Candidate, cv: Cv): Promise<void> {
	await page.goto("/p/ORBIT1");
	const code = page.locator("output");
	await page.locator("[name=fullname]").or(code).first().waitFor();
	if (await code.isVisible()) return;
	await fillRequired(page, person);
	await giveConsent(page);
	if ((await rowOf(page, cv.name).count()) === 0) await cvField(page).setInputFiles(cv.path);
	await expect(rowOf(page, cv.name)).toHaveAttribute("data-status", "finish");
	await submitButton(page).click();
	// The company may have the first attempt, whose answer died with the browser.
	await expect(code.or(page.getByText(/already/i)).first()).toBeVisible();
}

function applicationsOf(dataDir: string, { email }: Candidate): unknown[] {
	const database = new Database(`${dataDir}/main/database.sqlite`, { readonly: true });
	try {
		return database.prepare("select id from applications where email = ?").all(email);
	} finally {
		database.close();
	}
}

async function closeKilled(context: BrowserContext): Promise<void> {
	const browser = context.browser();
	if (!browser) throw new Error("no browser");
	await killBrowser(browser);
}

test(`an application arrives once, with its CV, although its browser is killed: ${KILLS} times (seed ${SEED})`, async ({
	own,
	proxied: _,
}, info) => {
	test.setTimeout(60_000 + KILLS * 30_000);
	const random = numbersFrom(SEED);
	const kills = new Map<Moment, number>();
	for (let kill = 0; kill < KILLS; kill += 1) {
		const moment = MOMENTS[Math.floor(random() * MOMENTS.length)] ?? "sending";
		const [person, cv] = [newCandidate(), pdfOnDisk(FILE_BYTES, `browser-kill-${kill}.pdf`, info)];
		const profile = newProfile();
		const first = await profile.open(own.origin);
		await actUntil(await first.newPage(), moment, person, cv);
		await wait(random() * MOST_WAIT_MS);
		await closeKilled(first);

		const again = await profile.open(own.origin);
		await goOn(await again.newPage(), person, cv);
		await again.close();
		profile.remove();
		expect(applicationsOf(own.dataDir, person), moment).toHaveLength(1);
		expect(new Set(storedHashes(own.dataDir, cv.name)), moment).toEqual(new Set([cv.sha256]));
		kills.set(moment, (kills.get(moment) ?? 0) + 1);
	}
	noteResults("kill", {
		seeds: [SEED],
		isWhole: KILLS >= 60,
		rows: [
			...[...kills].map(([moment, times]) => [`Kills of a browser while ${moment}`, times] as const),
			["Of their applications, each there once with its file", KILLS],
		],
	});
});
