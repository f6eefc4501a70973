import { companyTag } from "@/lib/job/tag";
import { readSlug } from "@/lib/server/page-address";
import { tagPicture } from "@/lib/server/tag-picture";
import { pictureAnswer } from "../../_social/answer";
import { type CompanyProps, loadCompanyPage } from "./load";

/** The picture for shared links to a company, 1200 × 630; 404 if the company doesn't exist. */
export async function companyPicture(params: CompanyProps["params"]): Promise<Response> {
	const slug = readSlug((await params).companySlug);
	if (slug) await tagPicture([companyTag(slug)]);
	const { view, messages } = await loadCompanyPage(params);
	if (!view) return new Response(null, { status: 404 });
	const { name, city, jobs, colours } = view;
	const below = jobs.length > 0 ? messages.jobsHeading : "";
	return pictureAnswer({ above: city, title: name, below, colours });
}
