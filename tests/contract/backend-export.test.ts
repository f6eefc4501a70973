import { writeNew } from "@/backend/files/write-new";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, type RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { applicant, form, pdf, send } from "../support/backend/requests";

describeBackend("taking applications out", (test) => {
	let browser: RecruiterBrowser;

	beforeAll(async () => {
		browser = await signedIn(test, await addRecruiter(test, { companies: [2, 3] }));
	});

	type Fields = Parameters<typeof applicant>[0];

	const apply = async (values: Fields = {}, size = 600) => {
		const entered = applicant(values);
		const body = form(entered, { cv: pdf("Lebenslauf Ötzi.pdf", size) });
		const answer = await send(test.app, "/public/ORBIT1", { method: "POST", body });
		expect(answer.status).toBe(200);
		const rows = test.deps.store.selectFrom("applications").select("id").where("email", "=", String(entered.email));
		return { ...(await rows.executeTakeFirstOrThrow()), token: String(answer.body.application_token) };
	};

	const bytesOf = async (path: string) => Buffer.from(await (await browser.send(path)).arrayBuffer());

	const storeCopy = async (key: string, bytes: string) => {
		const staged = test.deps.staging.path("links/test");
		await writeNew(staged, [Buffer.from(bytes)], { flush: true });
		await test.deps.files.finish(key, staged);
	};

	describe("as a table", () => {
		const table = async (query: string) => (await bytesOf(`/companies/2/export/applications.csv${query}`)).toString();

		it("begins with a byte order mark, which spreadsheets need for UTF-8", async () => {
			const answer = await browser.send("/companies/2/export/applications.csv?q=nobody");
			expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
			expect(answer.headers.get("content-disposition")).toContain('filename="terang-energy.csv"');
			expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
		});

		it.each([
			["a formula", '=HYPERLINK("http://evil.example")'],
			["a formula before a line break", "=1+1\nhyperlink"],
			["a sum", "+1 hyperlink"],
			["a call", "@SUM(A1) hyperlink"],
			["a formula in full width", "\uff1dhyperlink"],
		])("neutralises %s", async (_, fullname) => {
			const { id } = await apply();
			await test.deps.store
				.updateTable("applications")
				.set({ fullname, name_key: "hyperlink" })
				.where("id", "=", id)
				.execute();
			const cell = `'${fullname}`.replaceAll('"', '""');
			expect(await table("?q=hyperlink")).toMatch(cell);
			await test.deps.store.updateTable("applications").set({ name_key: "done" }).where("id", "=", id).execute();
		});

		it("is filtered and in order like the list, and names files as the candidate did", async () => {
			const [first] = [await apply({ fullname: "Listed First" }), await apply({ fullname: "Listed Second" })];
			await apply({ fullname: "Somebody Else" });
			const csv = await table("?q=listed&order=oldest");
			expect(csv).toMatch(/unread,Listed First,[\s\S]*unread,Listed Second,/);
			expect(csv).not.toContain("Somebody Else");
			expect(await table("?q=listed&language=id")).toMatch(/belum dibaca,Listed First,/);
			expect(csv).toContain("Lebenslauf Ötzi.pdf");
			await browser.post(`/companies/2/applications/${first.id}`, { do: "status", status: "invited" });
			expect(await table("?q=listed&status=invited")).toMatch(/invited,Listed First/);
			expect(await table("?q=listed&status=invited")).not.toContain("Listed Second");
			expect((await browser.send("/companies/1/export/applications.csv")).status).toBe(404);
		});
	});

	it("tells where the candidate's link was posted, in the table and on the recruiter's page", async () => {
		const source = "?utm_source=linkedin&evil=1&ref=%3Db1";
		const { id } = await apply({ fullname: "Came From Somewhere", source });
		const csv = (await bytesOf("/companies/2/export/applications.csv?q=somewhere")).toString();
		expect(csv).toMatch(/,Withdrawn,Source,Everything/);
		expect(csv).toContain(',"utm_source: linkedin, ref: =b1",');
		const page = (await bytesOf(`/companies/2/applications/${id}`)).toString();
		expect(page.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toContain(
			"How they found the job utm_source linkedin ref =b1",
		);
		expect(page).not.toContain("evil");
	});

	describe("as an archive", () => {
		it("has a folder for each candidate, with data, files and copies of links", async () => {
			const copy = "links/candidate-1/abcdefghijkl.png";
			await storeCopy(copy, "the picture behind the link");
			const link = (value: string, download_path: string) => ({ value, change: false, download_path });
			const link_input = [
				link("https://portfolio.example/me", copy),
				link("https://gone.example/", "links/candidate-1/zzzzzzzzzzzz.png"),
			];
			await apply({ fullname: "Archived: Same/Name", link_input });
			const { token } = await apply({ fullname: "Archived: Same/Name", link_input });
			const bytes = await bytesOf("/companies/2/export/applications.zip?q=archived");
			for (const path of ["application.json", "files/Lebenslauf Ötzi.pdf", "links/portfolio.example.png"])
				for (const folder of ["Archived_ Same_Name", "Archived_ Same_Name (2)"])
					expect(bytes.includes(Buffer.from(`${folder}/${path}`))).toBe(true);
			expect(bytes.includes("the picture behind the link")).toBe(true);
			expect(bytes.includes("links/gone.example.png")).toBe(false);

			const own = await test.app.fetch(new Request(`http://backend.test/public/applications/${token}/data`));
			const data = Buffer.from(await own.arrayBuffer());
			expect(data.includes("links/portfolio.example.png")).toBe(true);
			expect(data.includes("the picture behind the link")).toBe(true);
		});

		it("is made while it is read: one file is open at a time, and none after the client disconnects", async () => {
			for (let count = 0; count < 3; count += 1) await apply({ fullname: "Streamed" }, 1_000_000);
			const read = jest.spyOn(test.deps.files, "read");
			const reader = (await browser.send("/companies/2/export/applications.zip?q=streamed")).body?.getReader();
			while (read.mock.calls.length === 0) await reader?.read();
			await reader?.read();
			const opened = await read.mock.results[0]?.value;
			await reader?.cancel().catch(() => undefined);
			expect([opened.destroyed, read.mock.calls.length]).toEqual([true, 1]);
			read.mockRestore();
		});
	});
});
