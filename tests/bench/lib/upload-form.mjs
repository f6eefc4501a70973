/** Uploads through the application form of the demo job, as a candidate makes them. */

const FORM = "/p/ORBIT1";
const SLOT = /Portfolio/;
const LONGEST_MS = 900_000;

/** Records in the page when files were picked, stored (with their hash), or abandoned; continues paused ones. */
function watchRows(continueName) {
	const bench = { picked: 0, ends: [], pauses: 0, failed: [], stored: [], seen: new WeakSet() };
	window.bench = bench;
	const onPicked = () => {
		bench.picked = performance.now();
	};
	document.addEventListener("change", onPicked, { capture: true, once: true });
	const { open } = XMLHttpRequest.prototype;
	XMLHttpRequest.prototype.open = function (...call) {
		this.addEventListener("load", () => bench.stored.push(/"sha256":"(\w+)"/.exec(this.responseText)?.[1]));
		return open.apply(this, call);
	};
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

/** Opens the form of a site as at a first visit, and waits until it is hydrated. */
export async function openForm(context, origin) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
	await session.detach();
	await page.goto(origin + FORM, { timeout: LONGEST_MS });
	await page.locator("[name=fullname]").focus();
	await page.locator("form[novalidate]").waitFor({ timeout: LONGEST_MS });
	await page.waitForLoadState("networkidle", { timeout: LONGEST_MS });
	await page.evaluate(watchRows, "Continue");
	return page;
}

/**
 * Picks files in the form and waits until each is stored. Gives the milliseconds from the picking to each file's end,
 * and how often one was paused for slowness. Rejects when a file isn't stored, or other bytes were.
 */
export async function uploadInForm(page, files) {
	await page
		.getByRole("group", { name: SLOT })
		.locator("input[type=file]")
		.setInputFiles(files.map(({ path }) => path));
	const isOver = (count) => window.bench.ends.length >= count;
	await page.waitForFunction(isOver, files.length, { timeout: LONGEST_MS, polling: 100 });
	const { ends, pauses, failed, stored } = await page.evaluate(() => window.bench);
	if (failed.length > 0) throw new Error(`not uploaded: ${failed.join("; ")}`);
	// The host's own hash of the stored file.
	const isRight = files.every(({ sha256 }) => stored.includes(sha256));
	if (!isRight) throw new Error("other bytes arrived than were sent");
	return { ends, pauses };
}
