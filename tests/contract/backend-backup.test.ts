import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { backUp } from "@/backend/backup/backup";
import { runBackup } from "@/backend/backup/main";
import { restore } from "@/backend/backup/restore";
import { openBucket } from "@/backend/files/bucket";
import { listObjects } from "@/backend/files/list-objects";
import { openFiles } from "@/backend/files/open-files";
import type { Config } from "@/backend/process/config";
import { openStore } from "@/backend/store/open";
import { STAGING_FOLDER } from "@/backend/upload/unfinished/chunks";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { configOf } from "../support/backend/template";
import { createBucket, storesUnderTest } from "../support/engines/object-store";

const KEY = "companies/2/a-file-of-the-test.pdf";
const BYTES = Buffer.from("the bytes of the test");

/** The address with a password, which the test's server doesn't ask for. */
function withPassword(databaseUrl: string | undefined): string | undefined {
	if (!databaseUrl) return undefined;
	const url = new URL(databaseUrl);
	url.password = encodeURIComponent("p:a\\ss");
	return url.href;
}

describeEngines("a backup", (newDatabase) => {
	let test: TestApp;
	let config: Config;
	let folder: string;
	const folders: string[] = [];
	const newFolder = async () => {
		const made = await mkdtemp(join(tmpdir(), "backup-"));
		folders.push(made);
		return made;
	};

	/** Settings with a database for each region, empty unless `main` is given. */
	async function settings(dataDir: string, main?: string): Promise<Config> {
		const [ofMain, ofEu] = [main ?? (await newDatabase("nothing")), await newDatabase("nothing")];
		const { regions, ...others } = configOf({ dataDir });
		return {
			...others,
			regions: {
				main: { ...regions.main, databaseUrl: withPassword(ofMain) },
				eu: { ...regions.eu, databaseUrl: withPassword(ofEu) },
			},
		};
	}

	const restored = async () => settings(await newFolder());

	const countsIn = async (place: Config) => {
		const { databaseUrl } = place.regions.main;
		const store = await openStore({ databaseUrl, file: join(place.dataDir, "main", "database.sqlite") });
		const tables = ["jobs", "applications", "users", "uploads"] as const;
		const counts = await Promise.all(
			tables.map((table) => store.selectFrom(table).select(store.fn.countAll().as("count")).executeTakeFirstOrThrow()),
		);
		await store.destroy();
		return counts.map(({ count }) => Number(count));
	};

	beforeAll(async () => {
		const databaseUrl = await newDatabase();
		test = await openApp({ databaseUrl });
		config = await settings(test.dataDir, databaseUrl);
		const received = join(test.deps.tempDir, "received");
		await writeFile(received, BYTES);
		await test.deps.files.finish(KEY, received);
		folder = await newFolder();
		await backUp(config, folder, () => undefined);
	});
	afterAll(async () => {
		await test.close();
		await Promise.all(folders.map((one) => rm(one, { recursive: true, force: true })));
	});

	it("is taken while the backend runs, and gives back the same rows and files", async () => {
		const target = await restored();
		const lines: string[] = [];
		await restore(target, folder, (line) => lines.push(line));
		expect(lines[0]).toMatch(/^Region main: the database and \d+ files, as of /);
		expect(await countsIn(target)).toEqual(await countsIn(config));
		const stored = await openFiles(target, "main").read(KEY, 0, BYTES.length);
		expect(await buffer(stored)).toEqual(BYTES);
		expect(await readdir(join(target.dataDir, "main"))).not.toContain("restored");
	});

	it("is restored into an empty database only", async () => {
		const before = await countsIn(config);
		await expect(restore(config, folder, () => undefined)).rejects.toThrow("The region main has data already");
		expect(await countsIn(config)).toEqual(before);
	});

	it("isn't restored at all if a file of it is damaged", async () => {
		const damaged = join(folder, "main", "files", KEY);
		await writeFile(damaged, "the bytes of the tesT");
		const target = await restored();
		await expect(restore(target, folder, () => undefined)).rejects.toThrow(`The backup is damaged: ${damaged}.`);
		expect(await readdir(target.dataDir)).toEqual([]);
		await writeFile(damaged, BYTES);
	});

	it("reports what is wrong with the command on one line", async () => {
		const errors: string[] = [];
		const output = { out: () => undefined, error: (line: string) => void errors.push(line) };
		expect(await runBackup("backup", [], config, output)).toBe(1);
		expect(await runBackup("backup", [folder], config, output)).toBe(1);
		const other = await newFolder();
		expect(await runBackup("restore", [other], config, output)).toBe(1);
		await writeFile(join(other, "manifest.json"), '{"version":');
		expect(await runBackup("restore", [other], config, output)).toBe(1);
		expect(errors).toEqual([
			"Name one folder: npm run backup -- FOLDER",
			`${folder} isn't empty; name a new folder.`,
			expect.stringMatching(/ holds no complete backup: it has no manifest\.json\.$/),
			`${other} holds no backup of this version: its manifest.json can't be read.`,
		]);
		expect(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")).version).toBe(1);
	});
});

describe.each(storesUnderTest)("a backup of files in %s", (name) => {
	it("has the complete ones, of every page of the list, and goes back into another bucket", async () => {
		const folder = await mkdtemp(join(tmpdir(), "backup-"));
		const [from, to] = [await createBucket(name), await createBucket(name)];
		const bucket = openBucket(from.s3, from.bucket);
		const keys = Array.from({ length: 3 }, (_, index) => `companies/2/${index} & more.pdf`);
		for (const key of [...keys, `${STAGING_FOLDER}upload/0-chunk`])
			await bucket.send("PUT", { key: encodeURI(key).replaceAll("&", "%26"), body: new Uint8Array(BYTES) });
		const listed: string[] = [];
		for await (const { key, size } of listObjects(bucket, "", 2)) listed.push(`${key} ${size}`);
		expect(listed).toHaveLength(4);

		const [source, target] = [from, to].map((store, index) =>
			configOf({ dataDir: join(folder, String(index)), store, demoData: false }),
		) as [Config, Config];
		await (await openStore({ file: join(source.dataDir, "main", "database.sqlite") })).destroy();
		await backUp(source, join(folder, "backup"), () => undefined);
		expect((await readdir(join(folder, "backup/main/files/companies/2"))).sort()).toEqual(
			keys.map((key) => key.slice("companies/2/".length)),
		);
		await restore(target, join(folder, "backup"), () => undefined);
		const stored: string[] = [];
		for await (const { key, size } of listObjects(openBucket(to.s3, to.bucket))) stored.push(`${key} ${size}`);
		expect(stored).toEqual(keys.map((key) => `${key} ${BYTES.length}`));
		await rm(folder, { recursive: true, force: true });
	});
});
