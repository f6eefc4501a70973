import { jobAnswer } from "../hosts/job-answers";
import type { StubbedSite } from "../sites/stubbed-site";

type Fields = Record<string, unknown>;

let count = 0;

/** A code whose page wasn't requested yet, so that it isn't cached. */
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
