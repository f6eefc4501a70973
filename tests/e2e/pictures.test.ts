import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { extractImages, getDocumentProxy, getMeta } from "unpdf";
import { storedFiles, storedHashes } from "../support/backend/stored-uploads";
import { expect, expectAccessibleInBothSchemes, expectFits, test } from "../support/browser/e2e";
import { fileField, openRequest, slotOf, submitOf } from "../support/pages/document-page";
import { colourAt, colourName, plainPhoto, turnedPhoto } from "../support/uploads/photos";

const CARD = "Identity card";
const DIPLOMA = "Diploma";

const pictures = (page: Page, slot: string) => slotOf(page, slot).locator("li[data-picture]");
const press = (page: Page, slot: string, name: string) =>
	slotOf(page, slot).getByRole("button", { name, exact: true }).click();

/** Waits until a slot's only file is stored. */
async function expectStored(page: Page, slot: string, filename: string) {
	const row = slotOf(page, slot).locator("[data-status]");
	await expect(row).toContainText(filename);
	await expect(row).toHaveAttribute("data-status", "finish");
}

/** The content of a PDF: the colour of each page's picture, and its metadata. */
async function readPdf(bytes: Uint8Array) {
	const pdf = await getDocumentProxy(new Uint8Array(bytes));
	const pages = Array.from({ length: pdf.numPages }, (_, index) => extractImages(pdf, index + 1));
	const colours = (await Promise.all(pages)).map(([image]) => colourName([...(image?.data.slice(0, 3) ?? [])]));
	return { colours, info: (await getMeta(pdf)).info };
}

test("a photo is uploaded upright, smaller and without its location", async ({ page, site }) => {
	// A worker does it: the page's own canvas isn't needed.
	await page.addInitScript(() => Reflect.deleteProperty(HTMLCanvasElement.prototype, "toBlob"));
	const hash = await openRequest(page, site);
	const photo = await turnedPhoto(`KTP ${hash}.jpeg`);
	expect(await sharp(photo.buffer).metadata()).toMatchObject({ width: 4_000, height: 3_000, orientation: 6 });
	await fileField(page, CARD).setInputFiles(photo);
	await expect(slotOf(page, CARD).getByText("removes its location")).toBeVisible();
	await press(page, CARD, "Upload");
	await expectStored(page, CARD, `KTP ${hash}.jpg`);
	const [stored] = storedFiles(site.dataDir, `KTP ${hash}.jpg`);
	if (!stored) throw new Error("nothing was stored");
	const { exif, orientation, width, height } = await sharp(stored).metadata();
	expect([exif, orientation, width, height]).toEqual([undefined, undefined, 1_650, 2_200]);
	expect(stored.includes("Exif")).toBe(false);
	expect(stored.length).toBeLessThan(photo.buffer.length);
	const corners = [colourAt(stored, 0.2, 0.2), colourAt(stored, 0.8, 0.2), colourAt(stored, 0.2, 0.8)];
	expect(await Promise.all(corners)).toEqual(["red", "green", "blue"]);
});

test("several pictures become one PDF in the chosen order, and can't be forgotten", async ({ page, site }) => {
	// Like browsers whose workers can't draw.
	await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
	const hash = await openRequest(page, site);
	const [red, green, blue] = await Promise.all([
		plainPhoto(`front ${hash}.jpg`, "red"),
		plainPhoto("image.jpg", "green", { width: 600, height: 900 }),
		plainPhoto("back.jpg", "blue"),
	]);
	await fileField(page, DIPLOMA).setInputFiles([red, green]);
	await expect(pictures(page, DIPLOMA)).toHaveCount(2);
	await slotOf(page, DIPLOMA).getByLabel("Add another page").setInputFiles(blue);
	await expect(pictures(page, DIPLOMA).locator("img")).toHaveCount(3);
	await expect(pictures(page, DIPLOMA).nth(1)).toContainText(/Picture \d{4}-\d\d-\d\d/);
	await expectFits(page, [320, 360]);
	await expectAccessibleInBothSchemes(page);

	await test.step("a page is moved, and the focus moves with it", async () => {
		await press(page, DIPLOMA, "Move up: Page 3");
		await expect(pictures(page, DIPLOMA).nth(1)).toContainText("back.jpg");
		await expect(slotOf(page, DIPLOMA).getByRole("button", { name: "Move up: Page 2" })).toBeFocused();
	});
	await test.step("the form isn't sent without them", async () => {
		await submitOf(page).click();
		await expect(page.locator("form [role=alert]").first()).toContainText("Your pictures aren't uploaded yet");
		const asks = await page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
		expect(asks).toBe(true);
	});
	await press(page, DIPLOMA, "Upload");
	await expectStored(page, DIPLOMA, `front ${hash}.pdf`);
	await expect(pictures(page, DIPLOMA)).toHaveCount(0);
	const [stored] = storedFiles(site.dataDir, `front ${hash}.pdf`);
	const { colours, info } = await readPdf(stored ?? Buffer.of());
	expect(colours).toEqual(["red", "blue", "green"]);
	expect(Object.keys(info)).not.toEqual(expect.arrayContaining(["CreationDate"]));
	await page.reload();
	await expectStored(page, DIPLOMA, `front ${hash}.pdf`);
});

test("a photo answers a question that takes no photos, as a PDF", async ({ page, site }) => {
	await page.goto("/p/ORBIT1");
	const name = `report ${Date.now()}`;
	await page.locator('[name="custom_fields[7][value]"]').setInputFiles(await turnedPhoto(`${name}.jpeg`));
	await page.getByRole("button", { name: "Upload", exact: true }).click();
	await expect(page.locator("[data-status]")).toHaveAttribute("data-status", "finish");
	await expect(page.locator("[data-status]")).toContainText(`${name}.pdf`);
	const [stored] = storedFiles(site.dataDir, `${name}.pdf`);
	expect((await readPdf(stored ?? Buffer.of())).colours).toEqual(["red"]);
	expect(stored?.includes("Exif")).toBe(false);
});

test("the original is uploaded on request, and so are pictures that the browser can't open", async ({ page, site }) => {
	// Storage that refuses must not hold up an upload.
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException("refused", "SecurityError");
		};
	});
	const hash = await openRequest(page, site);
	const photo = await plainPhoto(`original ${hash}.jpg`, "red");
	const damaged = {
		name: `damaged ${hash}.jpg`,
		mimeType: "image/jpeg",
		buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 3]),
	};
	await fileField(page, CARD).setInputFiles(photo);
	await slotOf(page, CARD).getByLabel("Send the original picture").check();
	await expect(slotOf(page, CARD).getByText("can show where a picture was taken")).toBeVisible();
	await press(page, CARD, "Upload");
	await expectStored(page, CARD, photo.name);
	await fileField(page, DIPLOMA).setInputFiles([
		damaged,
		{ name: "certificate.heic", mimeType: "image/heic", buffer: Buffer.from("no picture") },
	]);
	await expectStored(page, DIPLOMA, damaged.name);
	await expect(slotOf(page, DIPLOMA).getByRole("alert")).toContainText("This browser can't open “certificate.heic”.");
	for (const { name, buffer } of [photo, damaged]) {
		expect(storedHashes(site.dataDir, name)).toEqual([createHash("sha256").update(buffer).digest("hex")]);
	}
});
