import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, type TestApp } from "../support/backend/app";
import { describeEngines } from "../support/backend/engines";
import { jobsCommand } from "../support/backend/jobs-import";
import { send } from "../support/backend/requests";
import { type JobBoard, startJobBoard } from "../support/hosts/job-board";

const offer = (id: number, more: object = {}) => ({
	id,
	title: `Cook ${id}`,
	company_name: "Kedai Sync",
	careers_url: `https://kedai.example.com/o/${id}`,
	description: `<p>Cook ${id}</p>`,
	...more,
});

describeEngines("keeping jobs in step with a board", (newDatabase) => {
	let test: TestApp;
	let board: JobBoard;
	let run: ReturnType<typeof jobsCommand>;
	let purges: unknown[];
	let site: ReturnType<typeof createServer>;

	beforeAll(async () => {
		const databaseUrl = await newDatabase();
		test = await openApp({ databaseUrl });
		board = await startJobBoard();
		purges = [];
		site = createServer((request, response) => {
			let body = "";
			request.on("data", (chunk) => {
				body += chunk;
			});
			request.on("end", () => {
				purges.push([request.url, request.headers.authorization, JSON.parse(body)]);
				response.writeHead(204).end();
			});
		});
		await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
		const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
		const more = { links: { internalHosts: [board.host] }, site: { address, purgeToken: "0123456789abcdef" } };
		run = jobsCommand({ dataDir: test.dataDir, databaseUrl, more });
	}, 60_000);
	afterAll(async () => {
		await board.close();
		await new Promise((resolve) => site.close(resolve));
		await test.close();
	});

	const detail = async (code: string | undefined) =>
		jobDetail.parse((await send(test.app, `/public/${code}`)).body).job;
	const sync = (path: string, offers: object[], ...options: string[]) => {
		board.answers.set(path, { offers });
		return run("sync", board.url(path), ...options);
	};
	const summary = ({ out }: { out: string[] }) => out.at(-1);

	it("leaves out a job without a text, says so, and leaves it as it is if it is there", async () => {
		const [one, two] = (await sync("/bare", [offer(91), offer(92)])).codes;
		const next = await sync("/bare", [offer(91, { description: " " }), offer(92, { title: "Head Cook" }), offer(93)]);
		expect(next).toMatchObject({ code: 0, errors: [] });
		expect(next.out).toContain("Left out: job 1 “Cook 91”, it has no text.");
		expect(summary(next)).toBe("2 jobs: 1 new, 1 changed, 0 unchanged, 0 reopened, 0 closed.");
		expect(await detail(one)).toMatchObject({ title: "Cook 91", closed: false });
		expect(await detail(two)).toMatchObject({ title: "Head Cook" });
	});

	it("adds, updates, closes and reopens by the board's ids, at the same codes", async () => {
		const first = await sync("/a", [offer(1), offer(2), offer(3)]);
		expect(first).toMatchObject({ code: 0, errors: [] });
		expect(summary(first)).toBe("3 jobs: 3 new, 0 changed, 0 unchanged, 0 reopened, 0 closed.");
		const [one, two, three] = first.codes;

		const second = await sync("/a", [offer(1, { title: "Head Cook" }), offer(2), offer(4)]);
		expect(summary(second)).toBe("4 jobs: 1 new, 1 changed, 1 unchanged, 0 reopened, 1 closed.");
		expect(second.out.filter((line) => /^(new|changed|closed|unchanged)/.test(line))).toEqual([
			"changed    Head Cook",
			"new        Cook 4",
			"closed     Cook 3",
		]);
		expect(await detail(one)).toMatchObject({ title: "Head Cook", closed: false });
		expect(await detail(three)).toMatchObject({ title: "Cook 3", closed: true });

		const third = await sync("/a", [offer(1, { title: "Head Cook" }), offer(2), offer(3), offer(4)]);
		expect(summary(third)).toBe("4 jobs: 0 new, 0 changed, 3 unchanged, 1 reopened, 0 closed.");
		expect(third.codes).toEqual([three]);
		expect((await detail(three)).closed).toBe(false);
		expect((await detail(two)).closed).toBe(false);
	});

	it("changes nothing when nothing has changed, as every hour", async () => {
		await sync("/hourly", [offer(11), offer(12)]);
		const before = purges.length;
		const again = await sync("/hourly", [offer(11), offer(12)]);
		expect(again.out.filter((line) => !line.startsWith("Not taken"))).toEqual([
			"2 jobs: 0 new, 0 changed, 2 unchanged, 0 reopened, 0 closed.",
		]);
		expect(purges).toHaveLength(before);
	});

	it("drops the changed pages from the site at once, and leaves a task that does so if the site doesn't run", async () => {
		const { codes } = await sync("/purge", [offer(21), offer(22)]);
		await sync("/purge", [offer(22)]);
		const payload = { codes: [codes[0]], companies: ["kedai-sync"] };
		expect(purges.at(-1)).toEqual(["/api/purge", "Bearer 0123456789abcdef", payload]);
		const tasks = await test.deps.store.selectFrom("tasks").select("payload").where("kind", "=", "purge").execute();
		expect(tasks.map((task) => JSON.parse(task.payload))).toContainEqual(payload);
	});

	it("says what it would do, and does nothing", async () => {
		const { codes } = await sync("/dry", [offer(31), offer(32)]);
		const before = purges.length;
		const trial = await sync("/dry", [offer(32, { title: "Baker" }), offer(33)], "--dry-run");
		expect(summary(trial)).toBe(
			"A trial: nothing was written. It would be 3 jobs: 1 new, 1 changed, 0 unchanged, 0 reopened, 1 closed.",
		);
		expect(trial.out).toContain("closed     Cook 31");
		expect(await detail(codes[0])).toMatchObject({ title: "Cook 31", closed: false });
		expect(await detail(codes[1])).toMatchObject({ title: "Cook 32" });
		expect(purges).toHaveLength(before);
	});

	it("keeps the codes of a company that the board calls something else, and renames the company", async () => {
		const named = (company_name: string, ...ids: number[]) => ids.map((id) => offer(id, { company_name }));
		const first = await sync("/renamed", named("Kedai Lama", 101, 102, 103));
		const second = await sync("/renamed", named("Kedai Baru", 101, 102, 104));
		expect(summary(second)).toBe("4 jobs: 1 new, 0 changed, 2 unchanged, 0 reopened, 1 closed.");
		expect(second.out).toContain("Changed company: Kedai Baru");
		const row = await test.deps.store
			.selectFrom("companies")
			.select("slug")
			.where("title", "=", "Kedai Baru")
			.execute();
		expect(row).toEqual([{ slug: "kedai-lama" }]);
		expect(await detail(first.codes[0])).toMatchObject({ title: "Cook 101", closed: false });
		// Two titles at once aren't a new name.
		const split = [...named("Kedai Satu", 101), ...named("Kedai Dua", 102, 104)];
		expect((await sync("/renamed", split)).errors[0]).toMatch(/^3 of the 3 open jobs/);
	});

	it("refuses to close more than half, and closes them with --force", async () => {
		const { codes } = await sync("/guard", [offer(41), offer(42), offer(43)]);
		const refused = await sync("/guard", [offer(41), offer(44)]);
		expect(refused.code).toBe(1);
		expect(refused.errors[0]).toBe(
			"2 of the 3 open jobs of this source would be closed, which is more than half. If they are really gone, run it again with --force.",
		);
		expect(refused.errors.slice(1)).toEqual([
			`  Cook 42 (${codes[1]})`,
			`  Cook 43 (${codes[2]})`,
			"Nothing was imported.",
		]);
		const trial = await sync("/guard", [offer(41), offer(44)], "--dry-run");
		expect(trial.errors).toEqual(refused.errors);
		const empty = await sync("/guard", []);
		expect(empty.errors[0]).toMatch(/^3 of the 3 open jobs/);
		expect((await detail(codes[1])).closed).toBe(false);
		expect(summary(await sync("/guard", [], "--force"))).toMatch(/3 closed\.$/);
		expect((await detail(codes[1])).closed).toBe(true);
		expect(summary(await sync("/guard", []))).toMatch(/^0 jobs/);
	});

	it.each<[string, number | string, RegExp]>([
		["an error", 503, /answers with the status 503$/],
		["nothing", " ", /answers with nothing$/],
		["a page", "<html><h1>Down for maintenance</h1></html>", /it looks like a web page without any JSON-LD/],
		["half an answer", '{"offers":[{"id":5', /^The file is not JSON/],
	])("closes nothing when the board answers with %s", async (_, answer, reason) => {
		const { codes } = await sync("/down", [offer(51)]);
		board.answers.set("/down", answer);
		const done = await run("sync", board.url("/down"), "--force");
		expect([done.code, done.errors[0]]).toEqual([1, expect.stringMatching(reason)]);
		const code = codes[0] ?? (await sync("/down", [offer(51, { title: "Again" })])).codes[0];
		expect((await detail(code)).closed).toBe(false);
	});

	it("leaves a job closed that the company closed, and open that it opened again", async () => {
		const { codes } = await sync("/own", [offer(61), offer(62), offer(63)]);
		const set = (code: string | undefined, state: "open" | "closed") =>
			test.deps.store
				.updateTable("jobs")
				.set({ state, closes_at: null })
				.where("open_code", "=", String(code))
				.execute();
		await set(codes[0], "closed");
		await sync("/own", [offer(61), offer(62)]);
		expect((await detail(codes[0])).closed).toBe(true);
		await set(codes[2], "open");
		expect(summary(await sync("/own", [offer(61), offer(62)]))).toMatch(/0 closed\.$/);
		expect((await detail(codes[2])).closed).toBe(false);
	});

	it("takes over jobs that were imported, and touches those of no other source", async () => {
		const path = join(test.dataDir, "file.json");
		writeFileSync(path, JSON.stringify({ offers: [offer(71), offer(72)] }));
		const first = await run("import", path);
		const other = await sync("/other", [offer(73)]);
		const fromFile = await run("sync", path);
		expect(summary(fromFile)).toMatch(/^2 jobs: 0 new, 0 changed, 2 unchanged/);
		writeFileSync(path, JSON.stringify({ offers: [offer(72)] }));
		expect((await run("sync", path)).out).toContain("closed     Cook 71");
		expect((await detail(first.codes[0])).closed).toBe(true);
		expect((await detail(other.codes[0])).closed).toBe(false);
	});

	it("asks for all pages of a list, and for the texts that a board keeps apart", async () => {
		const posting = (id: string) => ({
			id,
			name: `Nurse ${id}`,
			releasedDate: "2026-06-30T17:49:03.000Z",
			company: { name: "Kedai Sync" },
			location: { city: "Solo", country: "id" },
		});
		board.answers.set("/v1/postings?limit=2", { totalFound: 3, content: [posting("a"), posting("b")] });
		board.answers.set("/v1/postings?limit=2&offset=2", { totalFound: 3, content: [posting("c")] });
		for (const id of ["a", "b", "c"]) {
			const jobAd = { sections: { jobDescription: { title: "Job", text: `<p>Care ${id}</p>` } } };
			board.answers.set(`/v1/postings/${id}`, { ...posting(id), jobAd });
		}
		const done = await run("sync", board.url("/v1/postings?limit=2"));
		expect(summary(done)).toMatch(/^3 jobs: 3 new/);
		expect((await detail(done.codes[2])).aboutDescription).toBe("<h3>Job</h3><p>Care c</p>");
		board.answers.set("/v1/postings/b", 500);
		expect((await run("sync", board.url("/v1/postings?limit=2"))).errors[0]).toMatch(
			/postings\/b: answers with the status 500$/,
		);

		const opening = (id: string) => ({
			id,
			jobOpeningName: `Clerk ${id}`,
			location: { city: "Solo" },
			departmentLabel: "Office",
		});
		board.answers.set("/careers/list", { meta: { totalCount: 1 }, result: [opening("9")] });
		board.answers.set("/careers/9/detail", {
			result: { jobOpening: { ...opening("9"), id: undefined, description: "<p>File</p>" } },
		});
		const bamboo = await run("sync", board.url("/careers/list"), "--company", "Kedai Sync");
		expect((await detail(bamboo.codes[0])).aboutDescription).toBe("<p>File</p>");
		expect(board.asked).toContain("/careers/9/detail");
	});

	it.each<[string, number | string | object, RegExp]>([
		["an error", 503, /offset=2: answers with the status 503$/],
		["an empty page", { totalFound: 3, content: [] }, /limit=2: ends after 2 of 3 jobs$/],
		["an empty page without a total", { content: [] }, /limit=2: ends after 2 of 3 jobs$/],
		["a web page", "<!doctype html><h1>Busy</h1>", /offset=2: is no page of the list; it looks like a web page/],
		["a message", { error: "Too many requests" }, /isn't a job in a format that is known/],
		["nothing", "", /offset=2: answers with nothing$/],
	])("closes nothing when a further page is %s", async (_, answer, reason) => {
		const posting = (id: string) => ({
			...{ id, name: `Guide ${id}`, company: { name: "Kedai Pages" }, location: { city: "Solo", country: "id" } },
			jobAd: { sections: { jobDescription: { text: `<p>Guide ${id}</p>` } } },
		});
		board.answers.set("/pages?limit=2", { totalFound: 3, content: [posting("a"), posting("b")] });
		board.answers.set("/pages?limit=2&offset=2", { totalFound: 3, content: [posting("c")] });
		await run("sync", board.url("/pages?limit=2"));
		board.answers.set("/pages?limit=2&offset=2", answer);
		const done = await run("sync", board.url("/pages?limit=2"));
		expect([done.code, done.errors[0]]).toEqual([1, expect.stringMatching(reason)]);
		board.answers.set("/pages?limit=2&offset=2", { totalFound: 3, content: [posting("c")] });
		expect(summary(await run("sync", board.url("/pages?limit=2")))).toMatch(/^3 jobs: 0 new, 0 changed, 3 unchanged/);
	});

	it("ends if a list names one of its pages twice", async () => {
		const page = { next_url: "/again?page=2", items: [{ _jobposting: {}, title: "Cook" }] };
		board.answers.set("/again", page);
		board.answers.set("/again?page=2", page);
		const done = await run("sync", board.url("/again"));
		expect(done.errors[0]).toMatch(/again\?page=2: is named as the next page once more$/);
	});

	it("refuses one page of a list in a file, and rows without an id", async () => {
		const path = join(test.dataDir, "page.json");
		writeFileSync(
			path,
			JSON.stringify({ totalFound: 230, content: [{ id: "a", name: "Nurse", releasedDate: "2026-06-30" }] }),
		);
		expect((await run("sync", path)).errors[0]).toContain("is one page of a list, 1 of 230 jobs");
		writeFileSync(path, JSON.stringify([{ title: "Cook", aboutDescription: "x", company: "Kedai Sync" }]));
		expect((await run("sync", path)).errors[0]).toBe(
			"line 1, job 1 “Cook”: has no id, by which a sync could find it again",
		);
	});

	it.each([
		["http://10.0.0.1/jobs", "its host is inside of a network"],
		["http://localhost/jobs", "its host is inside of a network"],
		["http://backend.test/jobs", "is an address of this backend"],
		["ftp://x.example.com/jobs", "is not an address that begins with https:// or http://"],
		["x.example.com/jobs", "there is no such file; an address begins with https://"],
		["https://", "is not an address"],
	])("doesn't fetch %s", async (address, reason) => {
		const done = await run("sync", address);
		expect([done.code, done.errors[0]]).toEqual([1, expect.stringContaining(reason)]);
	});
});
