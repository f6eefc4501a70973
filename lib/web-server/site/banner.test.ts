import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { banner, demoHelp } from "./banner";

let dataDir: string;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "banner-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const site = (demoData = true, smtpUrl?: string) => ({
	siteOrigin: "http://site.test",
	publicHosts: { recruiter: "http://backend.test", apiEu: "http://eu.test" },
	backend: { dataDir, demoData, mail: { smtpUrl } },
});

describe("the lines about the demo data", () => {
	it("contain the links, and the password on request only", async () => {
		await mkdir(join(dataDir, "main"));
		await writeFile(join(dataDir, "main", "demo-account.txt"), "taken@example.com\nsecret\n");
		await mkdir(join(dataDir, "eu"));
		await writeFile(join(dataDir, "eu", "demo-account.txt"), "taken@example.com\nhidden\n");
		expect(demoHelp(site())).toContain("http://backend.test/auth/login   as taken@example.com, password secret");
		expect(demoHelp(site())).toContain("http://eu.test/auth/login   as taken@example.com, password hidden");
		expect(demoHelp(site())).toContain("http://site.test/p/ORBIT1 ");
		expect(banner(site())).toContain(join(dataDir, "main", "demo-account.txt"));
		expect(banner(site())).toContain("http://site.test/p/ORBIT1 ");
		expect(banner(site())).not.toContain("secret");
	});

	it("say why there is no demo data, on request only", () => {
		expect(demoHelp(site())).toContain(`There is no demo data in ${dataDir}`);
		expect(demoHelp(site(false))).toContain("DEMO_DATA=on");
		expect(demoHelp({ ...site(), backend: null })).toContain("API_HOST");
		for (const one of [site(), site(false), { ...site(), backend: null }])
			expect(banner(one)).not.toMatch(/ORBIT1|login/);
	});
});

describe("the line about mails", () => {
	it("names their folder", () => {
		expect(banner(site())).toContain(join(dataDir, "main", "outbox"));
	});

	it.each([
		["where a mail server sends them", () => site(true, "smtp://mail.test")],
		["without an embedded backend", () => ({ ...site(), backend: null })],
	])("is left out %s", (_, made) => {
		expect(banner(made())).toBe("\n  Astronaut is up: http://site.test\n\n");
	});
});
