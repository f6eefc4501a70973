import "server-only";
import { dashboardAddress, switchResultPath } from "@/lib/company-switch/addresses";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { inLanguage } from "@/lib/interview-code/enter-code";
import { env } from "../../env";
import { type FormAdapter, isUrlEncoded, seeOther } from "./form-adapter";

/**
 * The redirect target: the dashboard if it is on this site, since browsers' form policy (CSP) blocks redirects to other
 * origins.
 */
function goalOf(isDone: boolean, id: string, locale: Locale): string {
	const { publicHosts, siteOrigin } = env();
	const dashboard = inLanguage(dashboardAddress(publicHosts.recruiter, id), locale);
	if (isDone && new URL(dashboard).origin === siteOrigin) return dashboard;
	return pathIn(locale, switchResultPath(id, isDone ? "done" : "failed"));
}

/**
 * A switch to another company: redirects the browser to its dashboard, or to the page that links there or reports the
 * failure.
 */
export const companySwitchForm: FormAdapter = {
	isPosted: isUrlEncoded,
	async answer(request, { params, locale }, ask) {
		const { ok } = await ask(request);
		return seeOther(goalOf(ok, params.id ?? "", locale));
	},
};
