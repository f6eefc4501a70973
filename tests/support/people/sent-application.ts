import { applicant, form } from "../backend/requests";
import type { Site } from "../sites/site";
import { makePdf } from "./candidate";

const JOBS = {
	main: { code: "ORBIT1", company: "2", job: "101" },
	eu: { code: "ORBIT1+EU", company: "501", job: "901" },
	bySlugs: { code: "ROASTER1", company: "1", job: "201" },
} as const;

let sent = 0;

/** An application that a candidate sent past the form: to ORBIT1, its EU twin, or a job with a page by slugs. */
export interface Sent {
	token: string;
	code: string;
	email: string;
	phone: string;
}

async function answerOf(answer: Response): Promise<Record<string, string>> {
	if (!answer.ok) throw new Error(`the backend answered ${answer.status}: ${await answer.text()}`);
	return answer.json();
}

/** Sends an application of somebody new straight to a region's backend. */
export async function sendApplication(
	{ backend, backendEu }: Site,
	{
		region = "main",
		to = region,
		...values
	}: {
		region?: "main" | "eu";
		to?: keyof typeof JOBS;
		email?: string;
		whatsapp_notification?: boolean;
		source?: string;
	} = {},
): Promise<Sent> {
	sent += 1;
	const origin = region === "eu" ? backendEu : backend;
	const { code, company, job } = JOBS[to];
	// Without objects, as `makePdf` has none, no process starts to read it, which would take longer than all the rest.
	const { buffer } = makePdf(2_000).file;
	const cv = await fetch(`${origin}/companies/${company}/store_and_extract_document`, {
		method: "POST",
		body: form({ is_cv: 1 }, { file: new File([buffer], "Lebenslauf.pdf", { type: "application/pdf" }) }),
	});
	const { filepath } = await answerOf(cv);
	const stamp = `${Date.now()}${process.pid % 1_000}${sent}`;
	const email = values.email ?? `sent-${stamp}@example.com`;
	const contact = { email, email2: email, phone: `62812${stamp.slice(-9)}` };
	const place = { company_id: company, job_id: job, interview_code: code };
	const entered = applicant({ ...values, ...contact, ...place, file_cv: filepath ?? "", cv: "Lebenslauf.pdf" });
	const answer = await fetch(`${origin}/public/${encodeURIComponent(code)}`, { method: "POST", body: form(entered) });
	const { application_token: token = "", interview_code = "" } = await answerOf(answer);
	return { token, code: interview_code, email, phone: contact.phone };
}
