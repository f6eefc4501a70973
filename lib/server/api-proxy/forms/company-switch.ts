import "server-only";
import { dashboardAddress, switchResultPath } from "@/lib/company-switch/addresses";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { env } from "../../env";
import { inLanguage } from "../../host-pages";
import { type FormAdapter, isUrlEncoded, seeOther } from "./form-adapter";

/** Where a browser goes on: to the dashboard if that is on this site, since its policy stops forms on the way to others. */
function goalOf(isDone: boolean, id: string, locale: Locale): string {
	const { hosts, siteOrigin } = env();
	const dashboard = inLanguage(dashboardAddress(hosts.recruiter, id), locale);
	if (isDone && new URL(dashboard).origin === siteOrigin) return dashboard;
	return pathIn(locale, switchResultPath(id, isDone ? "done" : "failed"));
}

/** A switch to another company: the browser goes on to its dashboard, or to the page that leads there or says it failed. */
export const companySwitchForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, { params, locale }, ask) {
		const { ok } = await ask(request);
		return seeOther(goalOf(ok, params.id ?? "", locale));
	},
};
