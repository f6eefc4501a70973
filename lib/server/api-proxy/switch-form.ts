import "server-only";
import { dashboardAddress, switchResultPath } from "@/lib/company-switch/addresses";
import type { Match } from "@/lib/contract/match";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { env } from "../env";
import { inLanguage } from "../host-pages";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** Whether a browser posted the form of the switch's page by itself: the page's script sends no body. */
export const isSwitchForm = (request: Request, { name }: Match): boolean =>
	name === "switchCompany" && request.headers.get("content-type")?.split(";")[0] === FORM_TYPE;

/** Where a browser goes on: to the dashboard if that is on this site, since its policy stops forms on the way to others. */
function goalOf(isDone: boolean, id: string, search: URLSearchParams): string {
	const { hosts, siteOrigin } = env();
	const locale = localeOf(search.get(LANGUAGE_PARAM) ?? "");
	const dashboard = inLanguage(dashboardAddress(hosts.recruiter, id), locale);
	if (isDone && new URL(dashboard).origin === siteOrigin) return dashboard;
	return pathIn(locale, switchResultPath(id, isDone ? "done" : "failed"));
}

/** Sends the browser on after a switch that it posted without script: to the dashboard, or to the page that leads there or says that it failed. */
export const afterSwitchForm = (answer: Response, { params }: Match, search: URLSearchParams): Response =>
	new Response(null, {
		status: 303,
		headers: { location: goalOf(answer.ok, params.id ?? "", search), "cache-control": "no-store" },
	});
