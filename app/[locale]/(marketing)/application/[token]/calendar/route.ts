import { interviewEndOf } from "@/lib/application/interview-end";
import { sentPath } from "@/lib/application/sent-address";
import { regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { readFresh } from "@/lib/server/read-fresh";
import { calendarOf } from "@/lib/text/calendar";
import { fill } from "@/lib/text/fill";
import { fileAnswer } from "../../_sent/file-answer";
import { readToken, type SentParams } from "../../_sent/load";

export const dynamic = "force-dynamic";

/** The date until which the interview can be done, as a calendar file with a reminder the day before. None without an open interview. */
export async function GET(request: Request, { params }: { params: Promise<SentParams> }): Promise<Response> {
	const named = await params;
	const locale = localeOf(named.locale);
	const token = readToken(named.token);
	return fileAnswer(request, named, async () => {
		if (!token) return null;
		const reading = { params: { token }, region: regionOfToken(token), subject: "job" };
		const view = await readFresh(ENDPOINTS.sentApplication, reading);
		const end = view?.interview && interviewEndOf(view.job, view.interview).at;
		if (!view?.interview || !end || view.interview.is_over) return null;
		const { code, url } = view.interview;
		const messages = (await loadMessages(locale))["sent-application"];
		const body = calendarOf({
			uid: `${code}@astronaut`,
			at: new Date(end),
			made: new Date(),
			title: fill(messages.calendarTitle, { job: view.job.title }),
			text: [`${messages.code}: ${code}`, url].filter(Boolean).join("\n"),
			url: env().siteOrigin + pathIn(locale, sentPath(token)),
		});
		return { body, type: "text/calendar; charset=utf-8", name: "interview.ics" };
	});
}
