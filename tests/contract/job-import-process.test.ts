import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jobDetail } from "@/lib/contract/schemas/job";
import { describeEngines } from "../support/backend/engines";
import { runJobsProcess } from "../support/backend/jobs-process";
import { startBackend } from "../support/backend/process";

describeEngines("the import in its own process", (newDatabase) => {
	let dataDir: string;
	let urls: { main: string; eu: string } | undefined;

	beforeEach(async () => {
		dataDir = mkdtempSync(join(tmpdir(), "jobs-"));
		const [main, eu] = [await newDatabase("nothing"), await newDatabase("nothing")];
		urls = main && eu ? { main, eu } : undefined;
	});
	afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

	function run(file: unknown, ...options: string[]) {
		const path = join(dataDir, "jobs.json");
		writeFileSync(path, JSON.stringify(file));
		const databases = urls && { DATABASE_URL: urls.main, EU_DATABASE_URL: urls.eu };
		const variables = { DATA_DIR: dataDir, DEMO_DATA: "on", SITE_ORIGIN: "https://www.example.com", ...databases };
		return runJobsProcess(["import", path, ...options], variables);
	}

	const read = async (address: string) => jobDetail.parse(await (await fetch(address)).json());
	const row = (id: number) => ({ id, title: `Cook ${id}`, aboutDescription: "<p>x</p>", company: "Kedai Pagi" });

	it("creates a new database with the demo data, on which a backend then starts", async () => {
		const done = await run([row(1)], "--region", "eu");
		expect(done).toMatchObject({ code: 0, errors: [] });
		const address = done.out.find((line) => line.includes("/p/"))?.trim() ?? "";
		expect(address).toMatch(/^https:\/\/www\.example\.com\/p\/[A-Z0-9]{6}%2BEU$/);
		expect(done.out.join()).not.toContain("/public/companies/");
		const backend = await startBackend({ dataDir, databaseUrls: urls });
		try {
			const code = address.split("/").at(-1);
			expect((await read(`${backend.eu}/public/${code}`)).job.title).toBe("Cook 1");
			expect((await fetch(`${backend.eu}/public/ORBIT1+EU`)).status).toBe(200);
			expect((await fetch(`${backend.main}/public/${code}`)).status).toBe(404);
		} finally {
			await backend.stop();
		}
	}, 60_000);

	it("adds each job once when two imports of a thousand jobs run beside a backend", async () => {
		const backend = await startBackend({ dataDir, databaseUrls: urls });
		try {
			const file = Array.from({ length: 1_000 }, (_, id) => row(id));
			const both = await Promise.all([run(file), run(file)]);
			expect(both.map(({ errors }) => errors)).toEqual([[], []]);
			expect(both.map(({ out }) => out.at(-1)).sort()).toEqual([
				"1000 jobs: 0 new, 0 changed, 1000 unchanged.",
				"1000 jobs: 1000 new, 0 changed, 0 unchanged.",
			]);
			const detail = await read(`${backend.main}/public/companies/kedai-pagi/jobs/cook-999`);
			expect(detail.company?.title).toBe("Kedai Pagi");
		} finally {
			await backend.stop();
		}
	}, 120_000);
});

describe("the command's settings", () => {
	it("are validated like the site's: an invalid one is named", async () => {
		const done = await runJobsProcess(["import", "x.json"], { DATA_DIR: "x", PORT: "eighty" });
		expect(done.code).toBe(1);
		expect(done.errors.join("\n")).toContain("PORT: must be a port number");
	}, 60_000);
});
