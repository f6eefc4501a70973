import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { banner, demoSignIn } from "./banner";

let dataDir: string;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "banner-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const site = (backend: { dataDir: string } | null = { dataDir }) => ({
	siteOrigin: "http://site.test",
	hosts: { recruiter: "http://backend.test" },
	backend,
});

describe("the sign-in hint for the demo data", () => {
	it("contains the password on request, and its file at each start", async () => {
		await mkdir(join(dataDir, "main"));
		await writeFile(join(dataDir, "main", "demo-account.txt"), "taken@example.com\nsecret\n");
		expect(demoSignIn(site(), "password")).toContain("as taken@example.com, password secret");
		expect(banner(site())).toContain(join(dataDir, "main", "demo-account.txt"));
		expect(banner(site())).not.toContain("secret");
	});

	it("is missing in a folder without data, with a message on request", () => {
		expect(demoSignIn(site(), "password")).toBe(
			`  No demo account in ${dataDir}: was the site started with another DATA_DIR, or not yet?`,
		);
		expect(banner(site())).not.toContain("demo account");
	});

	it("is absent with external hosts", () => {
		expect(demoSignIn(site(null), "password")).toBeNull();
	});
});
