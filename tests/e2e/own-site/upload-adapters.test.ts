import type { Page } from "@playwright/test";
import { NO_LIMIT, slowDown } from "../../support/hosts/slow-connection";
import { cvField } from "../../support/people/candidate";
import { expect, expectProgress, hydrate, pdfOnDisk, rowOf, test } from "../../support/uploads/upload-e2e";

/** Slow enough to be caught in the middle, too fast to be paused. */
const RATE = 800_000;

const isStored = { timeout: 30_000 };

/** The content of the page's database: names of uploads, and each file's name, size and SHA-256. */
const persistedIn = (page: Page) =>
	page.evaluate(async () => {
		const answerTo = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const db = await answerTo(indexedDB.open("astronaut"));
		const names = await answerTo(db.transaction("uploads").objectStore("uploads").getAllKeys());
		const files = await answerTo<File[]>(db.transaction("files").objectStore("files").getAll());
		db.close();
		const described = files.map(async (file) => {
			const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
			const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
			return { name: file.name, bytes: file.size, sha256 };
		});
		return { names, files: await Promise.all(described) };
	});

const heldLocks = (page: Page) =>
	page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []);

test("a file of 60 MB survives a reload byte for byte, and is deleted after storage", async ({ page }, info) => {
	await page.goto("/p/ORBIT1");
	await hydrate(page);
	const connection = await slowDown(page, RATE);
	const { path, ...pdf } = pdfOnDisk(60_000_000, "kept.pdf", info);
	await cvField(page).setInputFiles(path);
	await expect(rowOf(page, pdf.name)).toContainText("If this page closes", isStored);
	await page.reload();
	await expectProgress(rowOf(page, pdf.name), 1);
	const { names, files } = await persistedIn(page);
	expect(files).toEqual([pdf]);
	expect(await heldLocks(page)).toEqual(names.map((name) => `upload:${name}`));
	await connection.setRate(NO_LIMIT);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	await expect.poll(() => persistedIn(page)).toEqual({ names: [], files: [] });
	expect(await heldLocks(page)).toEqual([]);
	expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("uploads:ORBIT1");
});

test("a second tab leaves an upload to its owner, and resumes it when the owner is gone", async ({
	page,
	context,
}, info) => {
	await page.goto("/p/ORBIT1");
	await hydrate(page);
	await slowDown(page, RATE);
	const pdf = pdfOnDisk(20_000_000, "tabs.pdf", info);
	await cvField(page).setInputFiles(pdf.path);
	await expect(rowOf(page, pdf.name)).toContainText("If this page closes", isStored);
	const [lock] = await heldLocks(page);
	expect(lock).toMatch(/^upload:/);

	const second = await context.newPage();
	await second.addInitScript(() => {
		const refused: string[] = [];
		const { request } = LockManager.prototype;
		LockManager.prototype.request = new Proxy(request, {
			apply: (target, locks, call) =>
				Reflect.apply(target, locks, call).catch((error: Error) => {
					refused.push(error.name);
					throw error;
				}),
		});
		Object.assign(window, { refused });
	});
	await second.goto("/p/ORBIT1");
	await hydrate(second);
	await expect.poll(() => second.evaluate(() => "refused" in window && window.refused)).toEqual(["AbortError"]);
	await expect(rowOf(second, pdf.name)).toHaveCount(0);
	expect(await heldLocks(second)).toEqual([lock]);

	await page.close();
	await second.reload();
	await expect(rowOf(second, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
});

test("a worker of the site hashes a large file, as the policy allows", async ({ page }, info) => {
	await page.addInitScript(() => {
		const heard: string[] = [];
		globalThis.MessageChannel = class extends MessageChannel {
			constructor() {
				super();
				this.port1.addEventListener("message", ({ data }) => typeof data === "string" && heard.push(data));
			}
		};
		Object.assign(window, { heard });
	});
	await page.goto("/p/ORBIT1");
	await hydrate(page);
	const pdf = pdfOnDisk(20_000_000, "hashed.pdf", info);
	const [worker] = await Promise.all([page.waitForEvent("worker"), cvField(page).setInputFiles(pdf.path)]);
	expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin);
	await expect(rowOf(page, pdf.name)).toHaveAttribute("data-status", "finish", isStored);
	expect(await page.evaluate(() => "heard" in window && window.heard)).toEqual([pdf.sha256]);
});
