import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../support/browser/e2e";
import { jobAnswer } from "../support/hosts/job-answers";
import { newCode } from "../support/pages/job-pages";
import { type StubbedSite, startStubbedSite } from "../support/sites/stubbed-site";

const MOST_BYTES = 300_000;

/** A picture of a page, checked for what every picture must be. */
async function pictureOf(address: string): Promise<Buffer> {
	const answer = await fetch(address);
	expect([address, answer.status, answer.headers.get("content-type")]).toEqual([address, 200, "image/png"]);
	expect(answer.headers.get("cache-control")).toMatch(/^public, .*s-maxage=[1-9]/);
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
	const { width, height } = await sharp(bytes).metadata();
	expect([width, height]).toEqual([1200, 630]);
	return bytes;
}

const OWN = readFileSync("public/social.png");

/** Drawing a picture takes 0.1 s; crawler.test.ts checks that every demo job's title can be drawn. */
const STEP = 10;

test("a demo job has its own picture, which its page references", async ({ site }) => {
	const listed: { data: { open_code: string }[] } = await (await fetch(`${site.backend}/public/sitemap`)).json();
	expect(listed.data.length).toBeGreaterThan(10);
	for (const { open_code: code } of listed.data.filter((_, index) => index % STEP === 0)) {
		expect((await pictureOf(`${site.origin}/p/${code}/social`)).equals(OWN)).toBe(false);
	}
	const html = await (await fetch(`${site.origin}/p/ORBIT1`)).text();
	const named = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
	expect(html).toContain('property="og:image:width" content="1200"');
	expect(html).toContain('name="twitter:card" content="summary_large_image"');
	expect((await pictureOf(named)).equals(OWN)).toBe(false);
});

test("a missing job has no picture", async ({ site }) => {
	expect((await fetch(`${site.origin}/p/NOPE404/social`)).status).toBe(404);
});

/** Makes every connection to another machine fail, and records it in the file beside. */
const NO_NETWORK = `
const { appendFileSync } = require("node:fs");
const { join } = require("node:path");
const net = require("node:net");
const dns = require("node:dns");
const isHere = (host) => !host || ["localhost", "127.0.0.1", "::1"].includes(host);
const refuse = (host) => {
	appendFileSync(join(__dirname, "asked"), host + "\\n");
	throw new Error("no network");
};
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...given) {
	const [options] = Array.isArray(given[0]) ? given[0] : given;
	if (!isHere(options?.host) && !options?.path) refuse(options.host);
	return connect.apply(this, given);
};
const { lookup } = dns;
dns.lookup = (host, ...rest) => (isHere(host) ? lookup(host, ...rest) : refuse(host));
`;

const TITLES: [script: string, title: string, drawn: boolean][] = [
	["Latin", "Senior Field Operations Coordinator", true],
	["a very long title", "Principal Engineer for Reliability and Distributed Systems ".repeat(20), true],
	["one very long word", "Donaudampfschifffahrtsgesellschaft".repeat(12), true],
	["Vietnamese", "Kỹ sư phần mềm cao cấp tại Thành phố Hồ Chí Minh", true],
	["Cyrillic", "Координатор полевых операций и главный инженер", true],
	["Greek", "Συντονιστής επιχειρήσεων πεδίου", true],
	["Arabic", "مُهَنْدِس برمجيات أول (الواجهة الخلفية) لفريق Cloud Platform في دبي 2026", true],
	["Persian", "می\u200cخواهیم: کارشناس ارشد بازاریابی؛ ۱۲ نفر", true],
	["Hebrew", 'מנהל/ת מוצר בכיר/ה לצוות "Growth" (תל אביב)', true],
	["Chinese", "高级太阳能屋顶系统安装与运维工程师，负责华东地区".repeat(6), true],
	["Japanese", "太陽光発電設備の施工管理エンジニア（東京・大阪勤務）", true],
	["Korean", "태양광 지붕 시공 관리자 및 현장 코디네이터", true],
	["many scripts", "Senior مهندس Engineer ישראל 東京 한국 Москва", true],
	["emoji", "🚀 Barista ☕️ 👩🏽‍🚀 🇮🇩 1️⃣ wanted ❤️‍🔥", true],
	["letters that look like others", "𝐒𝐞𝐧𝐢𝐨𝐫 Ｄｅｓｉｇｎｅｒ ① ﬁnance", true],
	["emoji alone", "🚀🔥", false],
	["Thai", "ผู้ประสานงานปฏิบัติการภาคสนาม", false],
	["Devanagari", "क्षेत्र संचालन समन्वयक", false],
	["Bengali", "সিনিয়র ইঞ্জিনিয়ার", false],
	["heaped marks", `Z${"\u0336\u0327\u0301".repeat(40)}algo`, false],
	["rare ideographs", "𠀀𠀁 工程师", false],
	["markup", '<img src="https://evil.example/x.png"><script>alert(1)</script>', true],
	["controls and halves of characters", "a\u0000b\u202ec\ud800d\u2028e", true],
];

test.describe("without network access", () => {
	// One start of the site for all of them.
	test.describe.configure({ mode: "default" });

	let site: StubbedSite;
	let folder: string;

	test.beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "no-network-"));
		writeFileSync(join(folder, "no-network.cjs"), NO_NETWORK);
		writeFileSync(join(folder, "asked"), "");
		site = await startStubbedSite({ NODE_OPTIONS: `--require ${join(folder, "no-network.cjs")}` });
	});
	test.afterAll(async () => {
		await site.close();
		rmSync(folder, { recursive: true });
	});

	for (const [script, title, drawn] of TITLES) {
		test(`${script}: the title is ${drawn ? "drawn" : "left to the site's own picture"}`, async () => {
			const company = { id: 3, title, brand_color: "#0a5c36", logoUrl: "https://cdn.evil.example/logo.png" };
			site.host.respond = jobAnswer({ title, jobType: title, city: title }, { company });
			const bytes = await pictureOf(`${site.address}/p/${newCode()}/social`);
			expect(bytes.equals(OWN)).toBe(!drawn);
			expect(readFileSync(join(folder, "asked"), "utf8")).toBe("");
		});
	}

	for (const title of ["🚀🔥", "ผู้ประสานงานปฏิบัติการภาคสนาม", "क्षेत्र संचालन समन्वयक"]) {
		test(`a title such as ${title} falls back to the company's name in its colours`, async () => {
			const pictureFor = async (fields: Record<string, unknown>, brand: string) => {
				const company = { id: 3, title: "Terang Energy", brand_color: brand };
				site.host.respond = jobAnswer(fields, { company });
				return pictureOf(`${site.address}/p/${newCode()}/social`);
			};
			const bytes = await pictureFor({ title }, "#0a5c36");
			expect(bytes.equals(OWN)).toBe(false);
			expect(bytes.equals(await pictureFor({ title: null }, "#0a5c36"))).toBe(true);
			expect(bytes.equals(await pictureFor({ title }, "#5c0a36"))).toBe(false);
		});
	}
});
