import { type IncomingHttpHeaders, request } from "node:http";
import { startWebServer, type TestWebServer } from "../../../tests/support/sites/web-server";
import { siteHandler } from "../../../tests/support/sites/web-server-site";
import { classify } from "../site/classify";
import { givesBack } from "../site/gives-back";

const FORM = {
	"content-type": "application/x-www-form-urlencoded",
	"sec-fetch-mode": "navigate",
	"sec-fetch-site": "same-origin",
};

let site: TestWebServer;

beforeEach(async () => {
	site = await startWebServer(siteHandler, { classify, givesBack });
});
afterEach(() => site.close());

/** A POST as browsers send it; `fetch` would set its own headers. */
const post = (path: string, headers: Record<string, string> = {}, body = "a=b") =>
	new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
		const given = { "content-length": String(body.length), ...FORM, ...headers };
		const sent = Object.entries(given).filter(([, value]) => value !== "");
		request(site.origin + path, { method: "POST", headers: Object.fromEntries(sent) }, (answer) => {
			answer
				.setEncoding("utf8")
				.toArray()
				.then((parts) => resolve({ status: answer.statusCode, headers: answer.headers, text: parts.join("") }), reject);
		})
			.on("error", reject)
			.end(body);
	});

/** Makes so many posts that the next one is too many of its kind. */
async function useUp(path: string, times: number): Promise<void> {
	await Promise.all(Array.from({ length: times }, () => post(path)));
}

describe("a form posted by the browser", () => {
	it.each(["/register/save", "/api/popupcode?language=id"])(
		"is forwarded over the limit, marked with the wait, so that its page comes back: %s",
		async (path) => {
			await useUp(path, 60);
			await post(path, { "x-internal-wait": "1" });
			expect(Number(site.seen[0]?.headers["x-internal-wait"] ?? "0")).toBe(0);
			expect(Number(site.seen.at(-1)?.headers["x-internal-wait"])).toBeGreaterThan(1);
			expect(site.seen).toHaveLength(61);
		},
	);

	it("with files is forwarded, too, if its page gives back what was typed, and if it isn't larger than forms may be", async () => {
		const path = `/api/public/applications/${"A".repeat(43)}`;
		const files = { "content-type": "multipart/form-data; boundary=x" };
		await useUp(path, 60);
		await post(path, files);
		expect(Number(site.seen.at(-1)?.headers["x-internal-wait"])).toBeGreaterThan(1);
		expect((await post(path, { ...files, "content-length": "22000001" })).status).toBe(429);
		expect(site.seen).toHaveLength(61);
	});

	it("is stopped once its client may not read either: a page shows the wait", async () => {
		await useUp("/id/register/save", 30 + 600);
		const { length } = site.seen;
		const answer = await post("/id/register/save");
		const wait = answer.headers["retry-after"];
		const page = answer.text;
		expect([answer.status, site.seen.length]).toEqual([429, length]);
		expect(page).toContain('<html lang="id">');
		expect(page).toContain(`Tunggu ${wait} detik`);
		expect(page).toContain("Tombol Kembali");
		expect(page).not.toContain('href=""');
	});

	it.each([
		["of a script", { "sec-fetch-mode": "cors" }],
		["of a script in an old browser", { "sec-fetch-mode": "", accept: "*/*" }],
		["with files that its page can't give back", { "content-type": "multipart/form-data; boundary=x" }],
	])("is the only exception: over the limit, the web server stops a request that is %s", async (_, headers) => {
		await useUp("/api/users", 30);
		const { length } = site.seen;
		expect((await post("/api/users", headers)).status).toBe(429);
		expect(site.seen).toHaveLength(length);
	});

	it.each([
		["is far too long", {}, "a=".padEnd(300_001, "x"), 413],
		["comes from another site", { "sec-fetch-site": "cross-site" }, "a=b", 403],
		["comes from another site of the domain", { "sec-fetch-site": "same-site" }, "a=b", 403],
		["is none", { "content-type": "text/plain" }, "a=b", 415],
	])(
		"is refused with a page that leads back, even under the calls' addresses: it %s",
		async (_, headers, body, status) => {
			for (const path of ["/register/create", "/api/enquiries/partner"]) {
				const answer = await post(path, headers, body);
				expect([answer.status, answer.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
				expect(answer.headers["content-security-policy"]).toMatch(/style-src 'sha256-/);
				expect(answer.text).toContain("Back button");
			}
			expect(site.seen).toEqual([]);
		},
	);

	it.each([
		["its address", "/api/throwing?language=id", "en-GB", "id"],
		["its address, whatever the browser speaks", "/api/throwing?language=en", "id-ID,id", "en"],
		["the browser, where its address says nothing", "/api/throwing", "id-ID,id;q=0.9,en;q=0.8", "id"],
	])("gets an error page in the language of %s", async (_, path, languages, expected) => {
		const answer = await post(path, { "accept-language": languages });
		expect(answer.status).toBe(500);
		expect(answer.text).toContain(`<html lang="${expected}">`);
	});

	it("without Sec-Fetch-Mode is recognised by its Accept header", async () => {
		const headers = { accept: "text/html,*/*;q=0.8", "sec-fetch-mode": "", "sec-fetch-site": "" };
		const answer = await post("/api/throwing", headers);
		expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
	});
});
