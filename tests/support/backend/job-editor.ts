import type { Changed } from "@/backend/tasks/kinds";
import { jobDetail } from "@/lib/contract/schemas/job";
import type { TestApp } from "./app";
import { filled, formIn } from "./job-form";
import { addRecruiter, type RecruiterBrowser, signedIn } from "./recruiter";
import { send } from "./requests";

/** The page of a new job of company 3. */
export const NEW = "/companies/3/jobs/new";

/** All that a job needs besides what its form begins with. */
export const JOB = { title: "Night Baker", city: "Semarang", country: "ID", aboutDescription: "We **bake** at night." };

/** The id of the job whose page an address leads to. */
export const idIn = (location: string | null) => /jobs\/(\d+)/.exec(location ?? "")?.[1] ?? "";

/** A recruiter of company 3 who writes jobs, and what becomes of them. */
export class JobEditor {
	private constructor(
		private readonly test: TestApp,
		readonly browser: RecruiterBrowser,
	) {}

	static async open(test: TestApp): Promise<JobEditor> {
		test.deps.site.purge = async () => undefined;
		return new JobEditor(test, await signedIn(test, await addRecruiter(test, { companies: [3] })));
	}

	/** What is dropped from the site's cache next. */
	nextPurge = () =>
		new Promise<Changed>((resolve) => {
			this.test.deps.site.purge = async (changed) => resolve(changed);
		});

	newForm = async () => formIn((await this.browser.visit(NEW)).html);

	editForm = async (path: string) => formIn((await this.browser.visit(`${path}/edit`)).html);

	rowOf = (id: string) =>
		this.test.deps.store.selectFrom("jobs").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();

	/** The job detail that the site gets. */
	detailOf = async (code: string) => {
		const { status, body } = await send(this.test.app, `/public/${encodeURIComponent(code)}`);
		return { status, detail: status === 200 ? jobDetail.parse(body) : undefined };
	};

	/** Publishes a job, and gives its id and its page. */
	publish = async (values: Record<string, string> = {}) => {
		const answer = await this.browser.post(NEW, filled(await this.newForm(), { ...JOB, ...values }, "publish"));
		expect(answer.location).toMatch(/jobs\/\d+\?note=published$/);
		const id = idIn(answer.location);
		return { id, path: `/companies/3/jobs/${id}`, row: await this.rowOf(id) };
	};
}
