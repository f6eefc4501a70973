/** Time from a key to the painted letter in a form with ten jobs, on a processor four times slower. */
import { launchBrowser } from "./lib/browser.mjs";
import { against, fixed, median, printIfMain, table } from "./lib/report.mjs";
import { startSite } from "./lib/site.mjs";

const SLOWER = 4;
const ENTRIES = 10;
const TEXT = "Planned crews, vehicles and deliveries for six to eight sites a week";
const MOST_MS = 50;

/** Records, for each key, the time until the next painted frame, and changes outside the touched part. */
function watchKeys(field) {
	const times = [];
	const outside = new Set();
	const part = field.closest("fieldset") ?? field.parentElement;
	field.addEventListener(
		"keydown",
		() => {
			const started = performance.now();
			requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - started)));
		},
		{ capture: true },
	);
	new MutationObserver((changes) => {
		for (const { target } of changes) if (!part.contains(target)) outside.add(target.nodeName);
	}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
	window.typing = { times, outside };
}

/** Types into a field and returns the records. */
async function typeInto(page, field) {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	await field.evaluate(watchKeys);
	await field.pressSequentially(TEXT, { delay: 60 });
	await page.waitForTimeout(1_000);
	const noted = await page.evaluate(() => ({ times: window.typing.times, outside: [...window.typing.outside] }));
	await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	return noted;
}

async function inForm(browser, origin, path, prepare) {
	const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
	await page.goto(origin + path, { waitUntil: "networkidle" });
	const noted = await typeInto(page, await prepare(page));
	await page.close();
	return noted;
}

/** A form with all of its jobs added; one in the middle is open beside the last. */
async function tenJobs(page) {
	const add = page.getByRole("button", { name: "Add employment" });
	for (let i = 0; i < ENTRIES; i++) {
		await add.click();
		await page.locator(`[name="employment_history.${i}.company_name"]`).fill(`Company ${i}`);
	}
	await page.getByText("Employment 6: Company 5").click();
	return page.locator('[name="employment_history.5.job_title"]');
}

async function bareField(page) {
	await page.setContent("<label>Text <input></label>");
	return page.locator("input");
}

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)];

export async function measure() {
	const site = await startSite();
	const browser = await launchBrowser();
	try {
		const bare = await inForm(browser, "", "about:blank", bareField);
		const jobs = await inForm(browser, site.origin, "/p/ORBIT1", tenJobs);
		const own = await inForm(browser, site.origin, "/p/ORBIT1", async (page) => page.locator("[name=fullname]"));
		const row = (name, { times, outside }) => [
			name,
			fixed(median(times), 1),
			against(fixed(p95(times), 1), p95(times) <= MOST_MS),
			fixed(median(times) / median(bare.times)),
			outside.length,
		];
		return table(
			["Field", "Median (ms)", `95 % (ms, bar ${MOST_MS})`, "Ratio to a bare field", "Changes elsewhere"],
			[row("Bare field, empty page", bare), row("Full name", own), row(`Job title, ${ENTRIES} jobs`, jobs)],
		);
	} finally {
		await browser.close();
		await site.stop();
	}
}

await printIfMain(import.meta.url, measure);
