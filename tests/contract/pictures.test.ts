import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { makePictures } from "../../scripts/pictures.mjs";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h400v300H0z"/></svg>';

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "pictures-"));
	for (const folder of ["pictures", "messages/en"]) mkdirSync(join(root, folder), { recursive: true });
	writeFileSync(join(root, "messages/en/scenes.json"), '{ "answer": {}, "time-zones": {} }');
	writeFileSync(join(root, "messages/en/pages.json"), '{ "home": {}, "pricing": {} }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, body: string | Buffer) => writeFileSync(join(root, "pictures", file), body);
const blank = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#564fdb" } });
const readMade = () => JSON.parse(readFileSync(join(root, "public/pictures/manifest.json"), "utf8"));
const madeFiles = () => readdirSync(join(root, "public/pictures")).sort();

describe("the pictures folder", () => {
	it("yields two web sizes under content-hashed names", async () => {
		put("answer.png", await blank(1600, 1200).png().toBuffer());
		await makePictures(root);
		const { answer } = readMade();
		expect(answer).toMatchObject({ width: 640, height: 480 });
		expect(answer.src).toMatch(/^\/pictures\/answer-[0-9a-f]{8}-640\.webp$/);
		expect(answer.srcSet).toBe(`${answer.src} 640w, ${answer.src.replace("-640", "-1280")} 1280w`);
		const large = await sharp(join(root, "public", answer.src.replace("-640", "-1280"))).metadata();
		expect([large.format, large.width, large.height]).toEqual(["webp", 1280, 960]);
	});

	it("never enlarges pictures", async () => {
		put("answer.jpg", await blank(900, 600).jpeg().toBuffer());
		await makePictures(root);
		expect(readMade().answer.srcSet).toMatch(/-640\.webp 640w, .+-900\.webp 900w$/);
	});

	it("applies the camera's orientation", async () => {
		put("answer.jpg", await blank(1200, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer());
		await makePictures(root);
		expect(readMade().answer).toMatchObject({ width: 640, height: 853 });
	});

	it("accepts drawings, unchanged, and pictures for one language", async () => {
		put("time-zones.id.svg", DRAWING);
		await makePictures(root);
		const made = readMade()["time-zones.id"];
		expect(made).toMatchObject({ width: 400, height: 300 });
		expect(readFileSync(join(root, "public", made.src), "utf8")).toBe(DRAWING);
	});

	it("leaves nothing after removal", async () => {
		put("time-zones.svg", DRAWING);
		await makePictures(root);
		rmSync(join(root, "pictures/time-zones.svg"));
		put("README.md", "# Pictures");
		await makePictures(root);
		expect([madeFiles(), readMade()]).toEqual([["manifest.json"], {}]);
	});

	it("passes on pictures for shared links without showing them in pages", async () => {
		put("social-pricing.id.png", await blank(1200, 800).png().toBuffer());
		const [one] = await makePictures(root);
		expect(one).toMatchObject({ page: "pricing", language: "id", width: 1200 });
		expect(readMade()).toEqual({});
	});
});

describe("an invalid picture stops the build with one line", () => {
	const tiny = () => blank(300, 200).png().toBuffer();
	const wide = () => blank(1000, 500).png().toBuffer();
	it.each([
		["of an unknown name", "answers.png", tiny, "no picture has this name. There are answer, time-zones"],
		["of an unknown page", "social-prices.png", tiny, "no page has this name. There are home, pricing"],
		["of another kind", "answer.gif", tiny, "a picture ends in .png, .jpg, .webp or .svg, in small letters"],
		["of an unknown language", "answer.fr.png", tiny, "no picture has this name. There are answer, time-zones"],
		["too narrow", "answer.png", tiny, "it is 300 pixels wide; 640 are needed"],
		["too narrow for shared links", "social-home.png", wide, "it is 1000 pixels wide; 1200 are needed"],
		["that is no picture", "answer.png", () => "hello", "it can't be read as a picture"],
		["too large", "answer.png", () => Buffer.alloc(15_000_001), "15.0 MB is too large; 15 MB at most"],
		["drawn too large", "answer.svg", () => Buffer.alloc(300_000), "0.3 MB is too large; 0.25 MB at most"],
		["drawn for shared links", "social-home.svg", () => DRAWING, "a picture for shared links is a .png, .jpg or .webp"],
	])("when it is %s", async (_, file, body, reason) => {
		put(file, await body());
		await expect(makePictures(root)).rejects.toThrow(`pictures/${file}: ${reason}`);
	});

	it.each([
		["a script", "<script>alert(1)</script>"],
		["a handler", '<path onload="alert(1)" d="M0 0"/>'],
		["a page", "<foreignObject/>"],
		["a link to elsewhere", '<image href="https://example.com/x.png"/>'],
	])("when it is a drawing with %s", async (_, part) => {
		put("answer.svg", DRAWING.replace("</svg>", `${part}</svg>`));
		await expect(makePictures(root)).rejects.toThrow(
			"pictures/answer.svg: a drawing holds no scripts, no pages and no outside links",
		);
	});

	it("when two files have the same name", async () => {
		put("answer.jpg", await tiny());
		put("answer.png", await tiny());
		await expect(makePictures(root)).rejects.toThrow(
			"pictures/answer.png: answer.jpg is there for the same picture; keep one of them",
		);
	});
});
