import { sendReminder } from "@/backend/application/reminder/reminder";
import { planReminders } from "@/backend/application/reminder/schedule";
import { closeJob } from "@/backend/job-editor/states";
import { findSentApplication } from "@/backend/store/queries/sent-applications";
import { sentApplication } from "@/lib/contract/schemas/sent-application";
import { describeBackend } from "../support/backend/engines";
import { addRecruiter, RecruiterBrowser, signedIn } from "../support/backend/recruiter";
import { applicant, form, send } from "../support/backend/requests";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DUE = "2099-02-02T16:59:59.999Z";

describeBackend("a job that closes", (test) => {
	const jobs = () => test.deps.store.updateTable("jobs").where("id", "=", 102);
	const at = (moment: number) => {
		test.deps.now = () => new Date(moment);
	};
	beforeEach(async () => {
		at(Date.now());
		await jobs().set({ state: "open", due_date: "2099-02-02", closes_at: DUE }).execute();
	});

	async function close(): Promise<void> {
		const job = test.deps.store.selectFrom("jobs").selectAll().where("id", "=", 102);
		await closeJob(test.deps, await job.executeTakeFirstOrThrow());
	}

	async function apply() {
		const body = form(applicant({ job_id: "102", company_id: "3", interview_code: "ORBIT2" }));
		const sent = await send(test.app, "/public/ORBIT2", { method: "POST", body });
		expect(sent.status).toBe(200);
		const { interview_code: code, application_token: token, assesment_not_available } = sent.body;
		return { code: String(code), token: String(token), assesment_not_available };
	}

	const view = async (token: string) =>
		sentApplication.parse((await send(test.app, `/public/applications/${token}`)).body);

	const correct = async (token: string) => {
		const body = JSON.stringify({ fullname: "Somebody Else" });
		const headers = { "content-type": "application/json" };
		return (await send(test.app, `/public/applications/${token}`, { method: "POST", headers, body })).status;
	};

	const idOf = async (code: string) => {
		const codes = test.deps.store.selectFrom("interview_codes").select("application_id").where("code", "=", code);
		return (await codes.executeTakeFirstOrThrow()).application_id ?? "";
	};

	it("leaves the interviews of those who have applied the time that they were told", async () => {
		const { code, token } = await apply();
		await close();
		at(Date.now() + DAY_MS);
		expect(await view(token)).toMatchObject({
			state: "interview_open",
			job: { is_open: false },
			interview: { code, is_over: false, ends_at: DUE, ends: "2 February 2099 at 23:59 (GMT+7)" },
		});
		expect((await new RecruiterBrowser(test).visit(`/code/${code}`)).text).toContain("Your application has arrived");
		const { body } = await send(test.app, `/public/applications/${token}/receipt`);
		expect(body.text).toContain("2 February 2099 at 23:59 (GMT+7)");
		at(Date.parse(DUE) + 1);
		expect(await view(token)).toMatchObject({ state: "interview_over", interview: { is_over: true } });
		expect((await new RecruiterBrowser(test).visit(`/code/${code}`)).text).toContain("2 February 2099 at 23:59");
	});

	it("has interviews without an end if it has no due date", async () => {
		await jobs().set({ due_date: null, closes_at: null }).execute();
		const { token } = await apply();
		await close();
		at(Date.now() + DAY_MS);
		const { state, interview } = await view(token);
		expect([state, interview?.is_over, interview?.ends_at]).toEqual(["interview_open", false, undefined]);
	});

	it("goes on reminding of its interviews", async () => {
		const id = await idOf((await apply()).code);
		await close();
		at(Date.parse(DUE) - DAY_MS);
		await planReminders(test.deps).run({});
		const tasks = test.deps.store.selectFrom("tasks").select("id").where("id", "like", `reminder:${id}%`);
		expect(await tasks.execute()).toEqual([{ id: `reminder:${id}:${DUE}:1:mail` }]);
		await sendReminder(test.deps).run({ application: id, way: "mail", isLast: true });
		const mails = test.deps.store.selectFrom("mails").select("id").where("application_id", "=", id);
		expect((await mails.execute()).map((mail) => mail.id)).toContain(`reminder-${id}-2099-02-02-last`);
	});

	it("says at once that it is closed, and takes forms that were open then for ten minutes", async () => {
		const { token } = await apply();
		await close();
		const closed = test.deps.now().getTime();
		expect((await view(token)).job).toMatchObject({ is_open: false, takes_changes: true });
		expect(await correct(token)).toBe(200);
		expect((await apply()).assesment_not_available).toBe(false);
		at(closed + 10 * MINUTE_MS + 1);
		expect((await view(token)).job).toMatchObject({ is_open: false, takes_changes: false });
		expect(await correct(token)).toBe(409);
	});

	it("promises no interview to a form that comes after the due date, whose time for interviews is over", async () => {
		at(Date.parse(DUE) + MINUTE_MS);
		const { token, code, assesment_not_available } = await apply();
		expect(assesment_not_available).toBe(true);
		expect(await view(token)).toMatchObject({ state: "interview_over", job: { is_open: false } });
		const sent = await findSentApplication(test.deps.store, await idOf(code));
		const mails = test.deps.store
			.selectFrom("mails")
			.select("body")
			.where("application_id", "=", sent?.application.id ?? "");
		const [receipt] = await mails.execute();
		expect(receipt?.body).toContain("The time for the interview is over.");
		expect(receipt?.body).not.toContain(`/code/${code}`);
	});

	it("tells recruiters before that interviews go on, where there are any", async () => {
		const browser = await signedIn(test, await addRecruiter(test, { companies: [3] }));
		const ask = async () => (await browser.visit("/companies/3/jobs/102/close")).text;
		expect(await ask()).toContain("Interviews go on: candidates who have applied keep the time they were given.");
		await jobs().set({ no_assessment: 1 }).execute();
		expect(await ask()).not.toContain("Interviews go on");
		await jobs().set({ no_assessment: 0 }).execute();
	});
});
