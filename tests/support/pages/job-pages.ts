import { jobAnswer } from "../hosts/job-answers";
import type { StubbedSite } from "../sites/stubbed-site";

type Fields = Record<string, unknown>;

let count = 0;

/** A code that no page was asked for yet, so that nothing of it is kept. */
export function newCode(): string {
	count += 1;
	return `JOB${count}X${process.pid}`;
}

/** A new job page by what its host answers: the job's fields, and the detail's. */
export async function jobPage(site: StubbedSite, fields?: Fields, more?: Fields) {
	site.host.respond = jobAnswer(fields, more);
	const answer = await site.get(`/p/${newCode()}`);
	return { answer, html: await answer.text() };
}
