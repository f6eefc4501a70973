import { sendAnswer } from "@/backend/application/answer/send-answer";
import { sendDigest } from "@/backend/application/notice/send-digest";
import { describeBackend } from "../support/backend/engines";
import { mailsTo } from "../support/backend/outbox";
import { addRecruiter, RecruiterBrowser } from "../support/backend/recruiter";
import { applicant, form, send } from "../support/backend/requests";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describeBackend("application handling", (test) => {
	let recruiters = 0;

	/** Applies to a job of company 3 without a CV, and returns the application's id. */
	const apply = async (values: Parameters<typeof applicant>[0] = {}) => {
		const entered = applicant({ interview_code: "ORBIT2", job_id: "102", ...values });
		const answer = await send(test.app, "/public/ORBIT2", { method: "POST", body: form(entered) });
		expect(answer.status).toBe(200);
		const { id } = await test.deps.store
			.selectFrom("applications")
			.select("id")
			.where("email_key", "=", String(entered.email))
			.executeTakeFirstOrThrow();
		return { id, email: String(entered.email), token: String(answer.body.application_token), entered };
	};

	const signedIn = async (companies = [3]) => {
		recruiters += 1;
		const email = `handling-${recruiters}@example.com`;
		await addRecruiter(test, { email, password: "correct horse", companies });
		const browser = new RecruiterBrowser(test);
		await browser.post("/auth/login", { email, password: "correct horse" });
		return { browser, email };
	};

	const rowOf = (id: string) =>
		test.deps.store.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();

	it("marks an application as in review on opening, and sets its status", async () => {
		const { browser } = await signedIn();
		const { id } = await apply();
		expect(await rowOf(id)).toMatchObject({ status: "unread" });
		await browser.visit(`/companies/3/applications/${id}`);
		expect(await rowOf(id)).toMatchObject({ status: "review" });
		await browser.post(`/companies/3/applications/${id}`, { do: "status", status: "invited" });
		expect(await rowOf(id)).toMatchObject({ status: "invited" });
		await browser.post(`/companies/3/applications/${id}`, { do: "status", status: "hired" });
		expect(await rowOf(id)).toMatchObject({ status: "invited" });
		const list = await browser.visit("/companies/3/applications?status=invited");
		expect(list.html).toContain(`/applications/${id}`);
		expect((await browser.visit("/companies/3/applications?status=declined")).html).not.toContain(
			`/applications/${id}`,
		);
	});

	it("points out candidates without an answer for two weeks", async () => {
		const { browser } = await signedIn();
		const { id, email } = await apply();
		const list = "/companies/3/applications?status=overdue";
		expect((await browser.visit(list)).html).not.toContain(id);
		const sent = new Date(test.deps.now().getTime() - 15.5 * DAY_MS).toISOString();
		await test.deps.store.updateTable("applications").set({ created_at: sent }).where("id", "=", id).execute();
		const dashboard = await browser.visit("/companies/3/dashboard");
		expect(dashboard.text).toContain("1 candidate has had no reply for two weeks");
		expect(dashboard.html).toContain(`href="${list}"`);
		expect((await browser.visit(list)).text).toMatch(new RegExp(`${email}.*No reply for 15 days`, "s"));
		await browser.post(`/companies/3/applications/${id}`, { do: "answer", subject: "Soon", body: "We are reading." });
		expect((await browser.visit(list)).html).not.toContain(id);
		expect((await browser.visit("/companies/3/dashboard")).text).not.toContain("no reply for two weeks");
	});

	it("doesn't affect applications of other companies", async () => {
		const { browser } = await signedIn([1]);
		const { id } = await apply();
		expect((await browser.post(`/companies/3/applications/${id}`, { do: "status", status: "declined" })).status).toBe(
			404,
		);
		expect((await browser.post(`/companies/1/applications/${id}`, { do: "status", status: "declined" })).status).toBe(
			404,
		);
		await browser.post("/companies/1/applications", { application: id, status: "declined" });
		expect(await rowOf(id)).toMatchObject({ status: "unread" });
	});

	it("answers a candidate after ten minutes, unless it is cancelled", async () => {
		const { browser } = await signedIn();
		const { id, email } = await apply();
		const path = `/companies/3/applications/${id}`;
		expect((await browser.visit(`${path}?template=invited`)).text).toContain("We'd like to get to know you");
		await browser.post(path, { do: "answer", subject: "Hello\r\nBcc: all@example.com", body: "First\r\n\r\nSecond" });
		await browser.post(path, { do: "answer", subject: "Wrong", body: "Not this one" });
		const answers = await test.deps.store.selectFrom("answers").selectAll().where("application_id", "=", id).execute();
		const wrong = answers.find(({ subject }) => subject === "Wrong");
		const right = answers.find(({ subject }) => subject !== "Wrong");
		expect(Date.parse(right?.send_at ?? "") - Date.parse(right?.created_at ?? "")).toBe(10 * MINUTE_MS);
		await browser.post(path, { do: "cancel", answer: wrong?.id ?? "" });
		for (const one of [right, wrong, right]) await sendAnswer(test.deps).run({ answer: one?.id ?? "" });
		const mails = await mailsTo(test.dataDir, email, 2);
		expect(mails).toHaveLength(2);
		expect(mails[1]?.headers.get("subject")).toBe("Hello Bcc: all@example.com");
		expect(mails[1]?.text).toBe("First\n\nSecond\n");
		expect((await browser.visit(path)).text).toContain("Sent at");
	});

	it.each([
		["without text", "Hello", " ", "Write a subject and a text."],
		["with too long a text", "Hello", "x".repeat(10_001), "Too long: a subject has at most 200 characters"],
	])("rejects an answer %s, and keeps what was typed", async (_, subject, body, problem) => {
		const { browser } = await signedIn();
		const { id } = await apply();
		const answer = await browser.post(`/companies/3/applications/${id}`, { do: "answer", subject, body });
		expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(problem)]);
		expect(answer.html).toContain(`value="${subject}"`);
		expect(answer.html).toContain(`${body.trim()}</textarea>`);
	});

	it("sets the status that goes with an answer, if wanted", async () => {
		const { browser } = await signedIn();
		const { id } = await apply();
		const path = `/companies/3/applications/${id}`;
		expect((await browser.visit(`${path}?template=declined`)).text).toContain("Also set the status to “Declined”");
		await browser.post(path, { do: "answer", subject: "Sorry", body: "Not now.", status: "declined" });
		expect(await rowOf(id)).toMatchObject({ status: "declined" });
	});

	it("says that a withdrawn application gets no answer", async () => {
		const { browser } = await signedIn();
		const { id } = await apply();
		const path = `/companies/3/applications/${id}`;
		await browser.post(path, { do: "answer", subject: "Hello", body: "Come by." });
		expect((await browser.visit(path)).text).toContain("unless you cancel it");
		const withdrawn_at = test.deps.now().toISOString();
		await test.deps.store.updateTable("applications").set({ withdrawn_at }).where("id", "=", id).execute();
		const { text } = await browser.visit(path);
		expect(text).toContain("Not sent, because the candidate has withdrawn");
		expect(text).not.toContain("unless you cancel it");
	});

	it("offers nothing more for a withdrawn application, nor an interview for a declined one", async () => {
		const { browser } = await signedIn();
		const { id } = await apply();
		const path = `/companies/3/applications/${id}`;
		const DONE = "Mark the interview as done";
		expect((await browser.visit(path)).text).toContain(DONE);
		await browser.post(path, { do: "status", status: "declined" });
		expect((await browser.visit(path)).text).not.toContain(DONE);
		const withdrawn_at = test.deps.now().toISOString();
		await test.deps.store.updateTable("applications").set({ withdrawn_at }).where("id", "=", id).execute();
		const { text, html } = await browser.visit(path);
		expect(text).toContain("The candidate withdrew on ");
		for (const offer of [DONE, "Answer the candidate", "Interview code"]) expect(text).not.toContain(offer);
		expect(html).not.toContain('name="do"');
		await browser.post(path, { do: "answered" });
		await browser.post(path, { do: "status", status: "invited" });
		await browser.post(path, { do: "answer", subject: "Hello", body: "Come by." });
		expect(await rowOf(id)).toMatchObject({ answered_at: null, status: "declined" });
		expect(await answersTo(id)).toEqual([]);
	});

	const selected = (ids: readonly string[], status: string) =>
		new URLSearchParams([...ids.map((id) => ["application", id]), ["status", status], ["answer", "1"]]);

	const answersTo = (id: string) =>
		test.deps.store.selectFrom("answers").selectAll().where("application_id", "=", id).execute();

	it("changes no withdrawn application among several, and says so", async () => {
		const { browser } = await signedIn();
		const [stays, gone] = [await apply(), await apply()];
		const at = { withdrawn_at: "2026-11-24T08:00:00.000Z" };
		await test.deps.store.updateTable("applications").set(at).where("id", "=", gone.id).execute();
		const list = "/companies/3/applications";
		const post = async (ids: readonly string[]) => {
			const { location } = await browser.post(list, selected(ids, "invited"));
			return (await browser.visit(location ?? "")).text;
		};
		expect(await post([gone.id])).toContain("Changed: 0. Not changed, because the candidate has withdrawn: 1.");
		expect(await post([stays.id, gone.id])).toMatch(
			/Changed: 1\. Not changed, because the candidate has withdrawn: 1\./,
		);
		for (const [id, status] of [
			[stays.id, "invited"],
			[gone.id, "unread"],
		] as const)
			expect(await rowOf(id)).toMatchObject({ status });
		expect(await answersTo(gone.id)).toEqual([]);
	});

	it("sets the status of several applications and answers them with the template, until that is cancelled", async () => {
		const { browser } = await signedIn();
		const [one, two, phoneOnly] = [await apply(), await apply(), await apply()];
		await test.deps.store.updateTable("applications").set({ email: null }).where("id", "=", phoneOnly.id).execute();
		const list = "/companies/3/applications?status=unread";
		const ids = [one.id, two.id, phoneOnly.id];
		const { location } = await browser.post(list, selected(ids, "declined"));
		for (const id of ids) expect(await rowOf(id)).toMatchObject({ status: "declined" });
		for (const { id } of [one, two]) expect((await answersTo(id)).map((row) => row.sent_at)).toEqual([null]);
		expect(await answersTo(phoneOnly.id)).toEqual([]);

		const { text } = await browser.visit(location ?? "");
		expect(text).toMatch(/Changed: 3\. No answer goes to 1 of them.*Answers that will be sent at .+: 2\./);
		const unanswered = selected([one.id, phoneOnly.id], "review");
		unanswered.delete("answer");
		const changed = await browser.post(list, unanswered);
		expect((await browser.visit(changed.location ?? "")).text).toMatch(
			/Changed: 2\. Answers that were waiting already will still be sent: 1\. Cancel them/,
		);
		const written = new URLSearchParams(location?.split("?")[1]).get("answers") ?? "";
		const stranger = (await signedIn([1])).browser;
		await stranger.post("/companies/1/applications", { do: "cancel", answers: written });
		expect(await answersTo(one.id)).toHaveLength(1);
		const cancelled = await browser.post(list, { do: "cancel", answers: written });
		expect((await browser.visit(cancelled.location ?? "")).text).toContain("Cancelled answers: 2.");
		for (const { id } of [one, two]) expect(await answersTo(id)).toEqual([]);
		const again = await browser.post(list, { do: "cancel", answers: written });
		expect((await browser.visit(again.location ?? "")).text).toContain("It was too late");
	});

	it("shows the answers of each status before they are sent, and which status has none", async () => {
		const { browser } = await signedIn();
		const { id } = await apply();
		const { text } = await browser.visit("/companies/3/applications");
		expect(text).toContain("We have decided to proceed with other candidates this time.");
		const { location } = await browser.post("/companies/3/applications", selected([id], "unread"));
		expect((await browser.visit(location ?? "")).text).toContain("No answer goes with this status");
		expect(await answersTo(id)).toEqual([]);
		const none = await browser.post("/companies/3/applications", selected([], "declined"));
		expect((await browser.visit(none.location ?? "")).text).toContain("Select at least one application.");
	});

	describe("notices", () => {
		const choose = (browser: RecruiterBrowser, notices: string) =>
			browser.post("/companies/3/jobs/102/notices", { notices });

		afterEach(() => test.deps.store.updateTable("jobs").set({ notices: "now" }).where("id", "=", 102).execute());

		const noticesFor = async (email: string) => {
			const mails = test.deps.store.selectFrom("mails").selectAll().where("recipient", "=", email);
			return (await mails.execute()).filter(({ id }) => id.startsWith("notice-"));
		};

		const confirm = async ({ token, email }: Awaited<ReturnType<typeof apply>>, change: "withdraw" | "delete") => {
			const headers = { "content-type": "application/json" };
			const body = JSON.stringify({ change });
			await send(test.app, `/public/applications/${token}/changes`, { method: "POST", body, headers });
			const mails = await mailsTo(test.dataDir, email, 2);
			const [, confirmation] = /\/application\/([\w-]{43})\/confirm/.exec(mails[1]?.text ?? "") ?? [];
			await send(test.app, `/public/applications/${confirmation}/confirmation`, {
				method: "POST",
				body: "{}",
				headers,
			});
		};

		it("come at once, in each recruiter's language, with a link and without the CV", async () => {
			const { email } = await signedIn();
			const indonesian = `handling-id-${recruiters}@example.com`;
			await addRecruiter(test, { email: indonesian, companies: [3], language: "id" });
			const sent = await apply();
			const [mail, other] = [await mailsTo(test.dataDir, email), await mailsTo(test.dataDir, indonesian)];
			expect(mail[0].text).toMatch(/^Suharto has applied for .+/);
			expect(mail[0].text).toContain(`http://backend.test/companies/3/applications/${sent.id}`);
			expect(mail[0].headers.get("content-type")).toMatch(/^multipart\/alternative/);
			expect(other[0].text).toMatch(/^Suharto melamar untuk .+/);
			await confirm(sent, "withdraw");
			expect((await mailsTo(test.dataDir, email, 2))[1]?.text).toMatch(/^Suharto has withdrawn their application for /);
		});

		it("come never where the job says so, except for deletions, which leave copies to delete", async () => {
			const { browser, email } = await signedIn();
			await choose(browser, "off");
			await confirm(await apply(), "withdraw");
			expect(await noticesFor(email)).toEqual([]);
			await confirm(await apply({ fullname: "Somebody Unnamed" }), "delete");
			const [mail] = await mailsTo(test.dataDir, email);
			expect(mail.text).toMatch(/^A candidate has deleted their application for .+ Please delete any copies/);
			expect(mail.text).not.toContain("Unnamed");
		});

		it("come once a day, with new and withdrawn applications, also if the task runs again", async () => {
			const { browser, email } = await signedIn();
			await choose(browser, "daily");
			await apply({ fullname: "Still There" });
			await confirm(await apply({ fullname: "Gone Again" }), "withdraw");
			expect(await noticesFor(email)).toEqual([]);
			const day = test.deps.now().toISOString().slice(0, 10);
			const tasks = test.deps.store.selectFrom("tasks").select("run_at").where("id", "=", `digest:3:${day}`);
			const tomorrow = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
			expect(await tasks.execute()).toEqual([{ run_at: `${tomorrow}T01:00:00.000Z` }]);
			for (let run = 0; run < 2; run += 1) await sendDigest(test.deps).run({ companyId: 3, day });
			expect(await noticesFor(email)).toHaveLength(1);
			const [{ headers, text }] = await mailsTo(test.dataDir, email);
			expect(headers.get("subject")).toMatch(/^Applications at .+: \d+ new, \d+ withdrawn$/);
			expect(text).toMatch(/New\n---\n[^-]*Still There[^-]*Withdrawn\n---------\n[^-]*Gone Again/);
			expect(text.match(/Gone Again/g)).toHaveLength(1);
		});

		it("come once a day of changes to earlier applications, too, and the application's page shows when", async () => {
			const { browser, email } = await signedIn();
			await choose(browser, "daily");
			const [sent, fresh] = [await apply({ fullname: "Better Now" }), await apply({ fullname: "New And Changed" })];
			const corrected_at = "2026-01-10T09:00:00.000Z";
			const set = (id: string, created_at: string) =>
				test.deps.store.updateTable("applications").set({ created_at, corrected_at }).where("id", "=", id).execute();
			await set(sent.id, "2026-01-09T09:00:00.000Z");
			await set(fresh.id, "2026-01-10T08:00:00.000Z");
			await sendDigest(test.deps).run({ companyId: 3, day: "2026-01-10" });
			const [{ headers, text }] = await mailsTo(test.dataDir, email);
			expect(headers.get("subject")).toMatch(/^Applications at .+: 1 new, 1 changed$/);
			expect(text).toMatch(/New\n---\n[^-]*New And Changed[^-]*Changed\n-------\n[^-]*Better Now/);
			expect((await browser.visit(`/companies/3/applications/${sent.id}`)).text).toMatch(
				/Changed by the candidate: .*10 January 2026/,
			);
		});

		it("come on no day whose only application was withdrawn on the next one", async () => {
			const { browser, email } = await signedIn();
			await choose(browser, "daily");
			const { id } = await apply();
			const day = "2026-01-07";
			const times = { created_at: `${day}T20:00:00.000Z`, withdrawn_at: "2026-01-08T00:30:00.000Z" };
			await test.deps.store.updateTable("applications").set(times).where("id", "=", id).execute();
			await sendDigest(test.deps).run({ companyId: 3, day });
			expect(await noticesFor(email)).toEqual([]);
		});

		it("are written again after a deletion, if their mail server hasn't taken them yet", async () => {
			const { store } = test.deps;
			const token = await apply({ fullname: "Doomed Name" });
			const day = "2026-01-05";
			const mail = { reply_to: null, html: null, application_id: null, created_at: test.deps.now().toISOString() };
			const id = `notice-digest-3-${day}-waiting`;
			await store
				.insertInto("mails")
				.values({ ...mail, id, recipient: "waiting@example.com", subject: "1 new", body: "Doomed Name" })
				.execute();
			await confirm(token, "delete");
			expect(await store.selectFrom("mails").select("id").where("id", "=", id).execute()).toEqual([]);
			const again = store.selectFrom("tasks").select("payload").where("id", "like", `digest:3:${day}:%`);
			expect(await again.execute()).toEqual([{ payload: JSON.stringify({ companyId: 3, day }) }]);
		});

		it("go to the company's contact if nobody there has an account, without links", async () => {
			const { store } = test.deps;
			const members = await store.selectFrom("memberships").selectAll().where("company_id", "=", 3).execute();
			await store.deleteFrom("memberships").where("company_id", "=", 3).execute();
			await apply({ fullname: "For The Contact" });
			if (members.length > 0) await store.insertInto("memberships").values(members).execute();
			const companies = store.selectFrom("companies").select("contact_email").where("id", "=", 3);
			const { contact_email } = await companies.executeTakeFirstOrThrow();
			const [{ text }] = await mailsTo(test.dataDir, contact_email);
			expect(text).toMatch(/^For The Contact has applied for .+\.\n$/);
		});

		it("come now of what waited for the day's digest, once the job has them come at once", async () => {
			const { browser, email } = await signedIn();
			await apply({ fullname: "Told Before" });
			await choose(browser, "daily");
			await apply({ fullname: "Waits For Tomorrow" });
			const subjects = async () => (await noticesFor(email)).map(({ subject }) => subject.replace(/, .*/, ""));
			expect(await subjects()).toEqual(["New application: Told Before"]);
			await choose(browser, "now");
			expect((await subjects()).filter((one) => one === "New application: Waits For Tomorrow")).toHaveLength(1);
			expect((await subjects()).filter((one) => one === "New application: Told Before")).toHaveLength(1);
		});
	});
});
