import { openApp } from "../support/backend/app";
import { describeBackend } from "../support/backend/engines";
import { addJobs } from "../support/backend/jobs";
import { expectFits, send } from "../support/backend/requests";

const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

describeBackend("the sitemap's list of jobs", (test, newDatabase) => {
	const list = async (after?: string) => {
		const query = after === undefined ? "" : `?after=${encodeURIComponent(after)}`;
		const answer = await send(test.app, `/public/sitemap${query}`);
		expectFits("sitemap", answer);
		return answer.body as { data: Record<string, string>[]; next?: string };
	};
	/** All pages, one after the other. */
	const listAll = async () => {
		const pages = [await list()];
		for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) pages.push(await list(next));
		return pages;
	};

	it("contains the open jobs, each with both of its addresses", async () => {
		const { data, ...rest } = await list();
		expect(rest).toEqual({});
		expect(data.length).toBeGreaterThan(110);
		const roaster = data.find(({ open_code }) => open_code === "ROASTER1");
		const { updated_at } = await test.deps.store
			.selectFrom("jobs")
			.select("updated_at")
			.where("open_code", "=", "ROASTER1")
			.executeTakeFirstOrThrow();
		const slugs = { company_slug: "kopi-nusantara", job_slug: "head-roaster" };
		expect(roaster).toEqual({ open_code: "ROASTER1", ...slugs, updated_at });
		const codes = data.map(({ open_code }) => open_code);
		expect(codes).not.toContain("ORBIT5");
		expect(new Set(codes).size).toBe(codes.length);
	});

	it("is current to the moment", async () => {
		const closes_at = "2027-03-10T16:59:59.999Z";
		await addJobs(test, [{ id: 7_001, closes_at }]);
		const { now } = test.deps;
		const hasIt = async (moment: string) => {
			test.deps.now = () => new Date(moment);
			return (await list()).data.some(({ open_code }) => open_code === "ADDED7001");
		};
		expect(await hasIt(closes_at)).toBe(true);
		expect(await hasIt("2027-03-10T17:00:00.000Z")).toBe(false);
		test.deps.now = now;
		await test.deps.store.deleteFrom("jobs").where("id", "=", 7_001).execute();
	});

	it("returns 1,000 at a time without duplicates or gaps, despite changes in between", async () => {
		await addJobs(test, range(10_001, 2_100));
		const pages = await listAll();
		const sizes = pages.map(({ data }) => data.length);
		expect(sizes.slice(0, 2)).toEqual([1_000, 1_000]);
		expect(pages.map(({ next }) => typeof next)).toEqual(["string", "string", "undefined"]);
		const codes = pages.flatMap(({ data }) => data.map(({ open_code }) => open_code));
		expect(new Set(codes).size).toBe(codes.length);

		const { store } = test.deps;
		const cursor = String(pages[0]?.next);
		const second = await list(cursor);
		const lastOfFirst = String(pages[0]?.data.at(-1)?.open_code);
		await store.deleteFrom("jobs").where("open_code", "in", [lastOfFirst, "ADDED10001"]).execute();
		await addJobs(test, [{ id: 9_999 }]);
		expect(await list(cursor)).toEqual(second);
		await store.deleteFrom("jobs").where("open_code", "like", "ADDED%").execute();
	});

	it("ends with an exactly full page", async () => {
		const left = 1_000 - (await list()).data.length;
		await addJobs(test, range(20_001, left));
		const full = await list();
		expect([full.data.length, "next" in full]).toEqual([1_000, false]);
		await addJobs(test, [{ id: 30_001 }]);
		const { next } = await list();
		expect((await list(next)).data.map(({ open_code }) => open_code)).toEqual(["ADDED30001"]);
		await test.deps.store.deleteFrom("jobs").where("open_code", "like", "ADDED%").execute();
	});

	it.each(["", "1", "job-", "job-1x", "job--1", "job-1.5", "job-99999999999", "Job-1", "a\u0000", "x".repeat(201)])(
		"rejects the cursor %j",
		async (after) => {
			const answer = await send(test.app, `/public/sitemap?after=${encodeURIComponent(after)}`);
			expect(answer.status).toBe(422);
		},
	);

	it("contains the region's own jobs", async () => {
		const eu = await openApp({ region: "eu", databaseUrl: await newDatabase("eu") });
		const { body } = await send(eu.app, "/public/sitemap");
		const slugs = { company_slug: "nordwind-mobility", job_slug: "bicycle-fleet-technician" };
		expect(body.data).toEqual([{ open_code: "ORBIT1+EU", ...slugs, updated_at: expect.any(String) }]);
		await eu.close();
	});
});
