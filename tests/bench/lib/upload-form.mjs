/** Uploads through the application form of the demo job, as a candidate makes them. */

const FORM = "/p/ORBIT1";
const SLOT = /Portfolio/;
const LONGEST_MS = 900_000;

/** Notes in the page when each file was picked, stored or given up, and goes on with those that are paused. */
function watchRows(continueName) {
	const bench = { picked: 0, ends: [], pauses: 0, failed: [], seen: new WeakSet() };
	window.bench = bench;
	const onPicked = () => {
		bench.picked = performance.now();
	};
	document.addEventListener("change", onPicked, { capture: true, once: true });
	const look = () => {
		for (const row of document.querySelectorAll("[data-status]")) {
			const { status } = row.dataset;
			const button = [...row.querySelectorAll("button")].find((one) => one.textContent.startsWith(continueName));
			if (status === "paused" && button) {
				bench.pauses += 1;
				button.click();
			}
			if (bench.seen.has(row) || !["finish", "failed", "unsupported"].includes(status)) continue;
			bench.seen.add(row);
			bench.ends.push(performance.now() - bench.picked);
			if (status !== "finish") bench.failed.push(row.textContent);
		}
	};
	const options = { subtree: true, childList: true, attributes: true, attributeFilter: ["data-status"] };
	new MutationObserver(look).observe(document.body, options);
}

/** Opens the form of a site and waits until it is awake. */
export async function openForm(context, origin) {
	const page = await context.newPage();
	await page.goto(origin + FORM, { timeout: LONGEST_MS });
	await page.locator("[name=fullname]").focus();
	await page.locator("form[novalidate]").waitFor({ timeout: LONGEST_MS });
	await page.waitForLoadState("networkidle", { timeout: LONGEST_MS });
	await page.evaluate(watchRows, "Continue");
	return page;
}

/** SHA-256 of the file as the host stored it, from the answer that ends an upload. */
function storedHashes(page) {
	const found = [];
	page.on("response", async (answer) => {
		if (answer.request().method() !== "POST" || !answer.url().endsWith("/upload") || !answer.ok()) return;
		const { sha256 } = await answer.json().catch(() => ({}));
		if (sha256) found.push(sha256);
	});
	return found;
}

/**
 * Picks files in the form and waits until each is stored. Gives the milliseconds from the picking to each file's end,
 * and how often one was paused for slowness. Rejects when a file isn't stored, or other bytes were.
 */
export async function uploadInForm(page, files) {
	const stored = storedHashes(page);
	await page
		.getByRole("group", { name: SLOT })
		.locator("input[type=file]")
		.setInputFiles(files.map(({ path }) => path));
	const isOver = (count) => window.bench.ends.length >= count;
	await page.waitForFunction(isOver, files.length, { timeout: LONGEST_MS, polling: 100 });
	const { ends, pauses, failed } = await page.evaluate(() => window.bench);
	if (failed.length > 0) throw new Error(`not uploaded: ${failed.join("; ")}`);
	const isRight = files.every(({ sha256 }) => stored.includes(sha256));
	if (!isRight) throw new Error("other bytes arrived than were sent");
	return { ends, pauses };
}
