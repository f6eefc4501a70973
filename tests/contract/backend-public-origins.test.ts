import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FormData } from "undici";
import { toFields } from "@/lib/contract/form-data";
import { filled, formIn } from "../support/backend/job-form";
import { mailsTo } from "../support/backend/outbox";
import { applicant } from "../support/backend/requests";
import { type PublicSite, startPublicSite } from "../support/sites/public-site";

describe("site and embedded backend at public names behind TLS", () => {
	let open: PublicSite;

	beforeAll(async () => {
		open = await startPublicSite({ SMTP_URI: "smtp://mail.example.com" });
	}, 60_000);
	afterAll(() => open.stop());

	const textOf = async (address: string) => {
		const answer = await open.fetch(address);
		expect([address, answer.status]).toEqual([address, 200]);
		return { text: await answer.text(), headers: answer.headers };
	};

	/** Sends a form from a page of `origin`. */
	const post = (address: string, values: Record<string, string> | URLSearchParams, origin: string, cookie = "") =>
		open.fetch(address, {
			method: "POST",
			body: String(new URLSearchParams(values)),
			headers: { origin, cookie, "content-type": "application/x-www-form-urlencoded" },
		});

	const originOf = (region: "main" | "eu") => (region === "eu" ? open.hireEu : open.hire);

	/** Signs in to a region with a form from a page of `origin`. */
	const signIn = async (region: "main" | "eu", origin: string) => {
		const account = await readFile(join(open.site.dataDir, region, "demo-account.txt"), "utf8");
		const [email = "", password = ""] = account.split("\n");
		return post(`${originOf(region)}/auth/login`, { email, password }, origin);
	};

	const addressesIn = (html: string) =>
		[...html.matchAll(/\b(?:src|href|poster)="(https?:[^"]+)"/g)].map(([, address = ""]) => address);

	it("name no local address, on any page", async () => {
		const { www, hire, hireEu } = open;
		const pages = [
			...["/", "/id", "/p/ORBIT1", "/p/ORBIT1+EU", "/public/companies", "/public/companies/kopi-nusantara", "/about"],
			...["/code/DEMO1234", "/code/DEMO1234+EU", "/companies/1/switch", "/multiupload/candidates/doc-open"],
			...["/public/candidates/video/answer-1", "/sitemap.xml", "/robots.txt", "/faq"],
		].map((path) => www + path);
		const theirs = ["/blog", "/developer", "/openapi.json", "/auth/login", "/code/DEMO1234", "/apps/ios"];
		for (const page of [...pages, ...theirs.map((path) => hire + path), `${hireEu}/openapi.json`])
			expect([page, (await textOf(page)).text.match(/.{0,80}(?:localhost|127\.0\.0\.1).{0,40}/)]).toEqual([page, null]);
	});

	it("lead to each other, and to pictures and films, by their public names", async () => {
		const [job, eu] = [await textOf(`${open.www}/p/ORBIT1`), await textOf(`${open.www}/p/ORBIT1+EU`)];
		const media = [job, eu].map(({ text }) => addressesIn(text).filter((address) => address.includes("/media/")));
		expect(media[0]?.length).toBeGreaterThan(0);
		expect(new Set(media[0]?.map((address) => new URL(address).origin))).toEqual(new Set([open.hire]));
		expect(new Set(media[1]?.map((address) => new URL(address).origin))).toEqual(new Set([open.hireEu]));
		for (const address of new Set(media.flat())) expect((await open.fetch(address)).status).toBe(200);
		const home = addressesIn((await textOf(open.www)).text);
		for (const path of ["/auth/login", "/blog", "/developer"]) {
			expect(home).toContain(open.hire + path);
			await textOf(open.hire + path);
		}
		const register = await open.fetch(`${open.hire}/register`);
		expect(register.headers.get("location")).toBe(`${open.www}/register`);
	});

	it("the site's policy allows the regions' pictures and films", async () => {
		const { headers } = await textOf(open.www);
		const policy = headers.get("content-security-policy") ?? "";
		for (const name of ["img-src", "media-src"]) {
			const sources = policy.split("; ").find((line) => line.startsWith(`${name} `));
			expect(sources?.split(" ")).toEqual(expect.arrayContaining([open.hire, open.hireEu]));
		}
		expect(policy).toContain("upgrade-insecure-requests");
	});

	it("the API's document names its region's public address", async () => {
		for (const origin of [open.hire, open.hireEu])
			expect(JSON.parse((await textOf(`${origin}/openapi.json`)).text)).toMatchObject({ servers: [{ url: origin }] });
	});

	it.each(["main", "eu"] as const)("recruiters of %s sign in and send forms from its origin alone", async (region) => {
		const hire = originOf(region);
		for (const origin of [open.www, originOf(region === "eu" ? "main" : "eu"), open.site.backend, "null"])
			expect((await signIn(region, origin)).status).toBe(403);
		const answer = await signIn(region, hire);
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/companies"]);
		expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
		const cookies = answer.headers.getSetCookie();
		expect(cookies).toHaveLength(2);
		for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/;.*; Secure$/);
		const cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
		const start = await open.fetch(`${hire}/companies`, { headers: { cookie } });
		const company = /^\/companies\/\d+/.exec(start.headers.get("location") ?? "")?.[0];
		const editor = `${hire}${company}/jobs/new`;
		const form = formIn(await (await open.fetch(editor, { headers: { cookie } })).text());
		const draft = (command: string) => filled(form, { title: "Night Baker" }, command);
		expect((await post(editor, draft("save"), open.www, cookie)).status).toBe(403);
		expect((await post(editor, draft("save"), hire, cookie)).headers.get("location")).toMatch(/edit\?note=draft$/);

		const previewed = await post(editor, draft("preview"), hire, cookie);
		const shown = await open.fetch(hire + previewed.headers.get("location"), { headers: { cookie } });
		const frame = /<iframe [^>]*src="([^"]+)"/.exec(await shown.text())?.[1] ?? "";
		expect(frame).toMatch(`${open.www}/p/PREVIEW`);
		expect((await textOf(frame)).headers.get("content-security-policy")).toContain(`frame-ancestors ${hire};`);
	});

	it("receipts, interviews and links for new passwords carry public addresses", async () => {
		const entered = applicant({ interview_code: "ORBIT2", job_id: "102" });
		const body = new FormData();
		for (const [name, value] of toFields(entered)) body.append(name, value as string);
		const sent = await open.fetch(`${open.www}/api/public/ORBIT2`, {
			method: "POST",
			body,
			headers: { origin: open.www },
		});
		const { url, interview_code } = (await sent.json()) as Record<string, string>;
		expect(url).toBe(`${open.hire}/code/${interview_code}`);
		await textOf(url ?? "");
		const [receipt] = await mailsTo(open.site.dataDir, String(entered.email));
		expect(receipt.text).toContain(`${open.hire}/code/${interview_code}`);
		expect(receipt.text).toContain(`${open.www}/application/`);

		await post(`${open.hire}/auth/forgot`, { email: "taken@example.com" }, open.hire);
		const toRecruiter = await mailsTo(open.site.dataDir, "taken@example.com", 2);
		const links = toRecruiter.map(({ text }) => /^https:\S+$/m.exec(text)?.[0] ?? "").sort();
		expect(links).toEqual([
			expect.stringMatching(new RegExp(`^${open.hire}/auth/reset\\?token=`)),
			expect.stringMatching(new RegExp(`^${open.hire}/companies/3/applications/`)),
		]);
		await textOf(links[0] ?? "");
		for (const { text, html } of [receipt, ...toRecruiter]) expect(text + html).not.toMatch(/localhost|http:/);
	});

	it("start with a line about a misspelt setting, and no other", () => {
		expect(open.site.output().match(/^.*(?:did you mean|BACKEND_).*$/gm)).toEqual([
			"SMTP_URI is not a setting; did you mean SMTP_URL?",
		]);
	});
});
