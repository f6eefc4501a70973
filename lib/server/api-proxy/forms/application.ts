import "server-only";
import { PAGE_PARAMS } from "@/lib/application/target";
import { sourceIn } from "@/lib/contract/link-source";
import { parseUrl } from "@/lib/contract/parse-url";
import { type JobAddress, jobPath } from "@/lib/job/address";
import { env } from "../../env";
import { writeApplied } from "../../form-result";
import { addressByCode, addressBySlugs } from "../../page-address";
import { refuse } from "../../refusal";
import type { Call } from "../call";
import { guarded } from "../send";
import { type FormAdapter, isNavigation, seeOther } from "./form-adapter";
import { postApplication } from "./posted/post-application";
import { refusedBy } from "./posted/results";

/** The job's page with the form; the call by ids doesn't name it, so the form does. Null if there is none. */
const pageOf = ({ name, params, search }: Call): JobAddress | null =>
	name === "applyByCode"
		? addressByCode(params.code ?? "")
		: addressBySlugs(search.get(PAGE_PARAMS.company) ?? "", search.get(PAGE_PARAMS.job) ?? "");

/**
 * Where the link that led to the form was posted. The page is cached without these parameters, and the browser has no
 * script, so only the page's address contains it: the referrer of the posted form.
 */
function sourceOf({ headers }: Request): string {
	const page = parseUrl(headers.get("referer") ?? "");
	return page?.origin === env().siteOrigin ? sourceIn(page.search) : "";
}

/** An application: redirects the browser to the page with the result. */
export const applicationForm: FormAdapter = {
	isPosted: isNavigation,
	async answer(request, call, ask) {
		const page = pageOf(call);
		if (!page) return refuse("malformed_request");
		const { region, headers } = call;
		const source = sourceOf(request);
		const way = { region, headers, signal: request.signal, ask, page, source };
		const outcome = await guarded(request, call, () => postApplication(request, way));
		const location = `${jobPath(page)}/applied`;
		const result = outcome instanceof Response ? await refusedBy(outcome) : outcome;
		// Its longest texts are limited, so it always fits.
		const cookies = (await writeApplied(result, location)) ?? [];
		return seeOther(source ? `${location}?${source}` : location, cookies);
	},
};
