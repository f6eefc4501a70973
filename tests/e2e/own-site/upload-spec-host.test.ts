import { CHUNK_BYTES } from "../../../lib/contract/limits";
import { expect, expectAccessibleInBothSchemes } from "../../support/browser/e2e";
import { testWithOwn } from "../../support/browser/own-site";
import { NO_LIMIT, slowDown } from "../../support/hosts/slow-connection";
import { SPEC } from "../../support/hosts/spec-answers";
import { ChunkHost } from "../../support/hosts/spec-chunks";
import { cvField } from "../../support/people/candidate";
import { startSite } from "../../support/sites/site";
import { hydrate, pdfOnDisk, rowOf } from "../../support/uploads/upload-e2e";

const test = testWithOwn({
	async start() {
		const host = new ChunkHost();
		await host.start();
		return { host, site: await startSite(host.variables) };
	},
	async stop({ host, site }) {
		await site.stop();
		await host.stop();
	},
	originOf: ({ site }) => site.origin,
}).extend<{ host: ChunkHost }>({
	host: async ({ own: { host } }, use) => {
		host.reset();
		await use(host);
	},
	// The browser notes the answer to the question how far the host is.
	allowedConsole: async ({}, use) => use([/404/]),
});

// One after the other, so that they share the site.
test.describe.configure({ mode: "default" });

const SIZE = 3_000_000;
const ENDS = [CHUNK_BYTES, 2 * CHUNK_BYTES, SIZE];
/** The speed is measured over 10 s, and the running chunk continues to its end. */
const PAUSED = { timeout: 30_000 };

test("a host without a status call gets a CV and a document chunk by chunk, also across a pause", async ({
	page,
	host,
}, info) => {
	// The pause takes 10 s on any machine.
	test.setTimeout(90_000);
	await page.goto(`/p/${SPEC.code}`);
	await hydrate(page);
	const connection = await slowDown(page, 150_000);
	const cv = pdfOnDisk(SIZE, "cv.pdf", info);
	const portfolio = pdfOnDisk(SIZE - 1, "portfolio.pdf", info);
	await cvField(page).setInputFiles(cv.path);
	const slot = page.getByRole("group", { name: /Portfolio/ });
	await slot.locator("input[type=file]").setInputFiles(portfolio.path);
	for (const { name } of [cv, portfolio]) {
		const row = rowOf(page, name);
		await expect(row).toHaveAttribute("data-status", "paused", PAUSED);
		await expect(row).toContainText("Keep this page open: after a reload, the upload starts again", PAUSED);
		await expect(row).not.toContainText("What has been uploaded so far is kept");
		await expect.poll(() => host.endsOf(name)).toEqual([CHUNK_BYTES]);
	}
	await expectAccessibleInBothSchemes(page);
	await connection.setRate(NO_LIMIT);
	await page.getByRole("button", { name: "Continue cv.pdf" }).click();
	for (const { name } of [cv, portfolio]) await expect(rowOf(page, name)).toHaveAttribute("data-status", "finish");
	expect(host.endsOf(cv.name)).toEqual(ENDS);
	expect(host.endsOf(portfolio.name)).toEqual([CHUNK_BYTES, 2 * CHUNK_BYTES, SIZE - 1]);
	const stored = host.uploads.stored.map(({ sha256 }) => sha256);
	expect(stored.toSorted()).toEqual([cv.sha256, portfolio.sha256].toSorted());
});

test("there, a reload restarts the upload from the beginning, with a message", async ({ page, host }, info) => {
	await page.goto(`/p/${SPEC.code}`);
	await hydrate(page);
	const connection = await slowDown(page, 500_000);
	const cv = pdfOnDisk(SIZE, "cv.pdf", info);
	await cvField(page).setInputFiles(cv.path);
	const row = rowOf(page, cv.name);
	await expect(row).toContainText("If this page closes, the upload starts again from the beginning");
	await expect.poll(() => host.chunks.length).toBeGreaterThan(0);
	await page.reload();
	await expect(row).toContainText("The upload had to start again from the beginning.");
	await connection.setRate(NO_LIMIT);
	await expect(row).toHaveAttribute("data-status", "finish");
	const last = host.chunks.at(-1)?.identifier;
	expect(host.chunks.filter(({ identifier }) => identifier === last).map(({ end }) => end)).toEqual(ENDS);
	expect(host.uploads.stored.map(({ sha256 }) => sha256)).toEqual([cv.sha256]);
});

test("a host's “longupload” in the middle opens the dialog during the upload, once", async ({ page, host }, info) => {
	Object.assign(host, { tells: true, longAt: 3 });
	await page.goto(`/p/${SPEC.code}`);
	await hydrate(page);
	const connection = await slowDown(page, 1_500_000);
	const cv = pdfOnDisk(30_000_000, "long.pdf", info);
	await cvField(page).setInputFiles(cv.path);
	const row = rowOf(page, cv.name);
	const dialog = page.getByRole("dialog", { name: "It takes longer to upload" });
	await expect(dialog).toBeVisible();
	await expect(row).toHaveAttribute("data-status", "loading");
	await expect(row).not.toContainText("100%");
	await dialog.getByRole("button", { name: "OK" }).click();
	await connection.setRate(NO_LIMIT);
	await expect(row).toHaveAttribute("data-status", "finish");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(host.uploads.stored.map(({ sha256 }) => sha256)).toEqual([cv.sha256]);
	// Nothing was sent twice, though it took several calls.
	expect(host.chunks.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(cv.bytes);
});
