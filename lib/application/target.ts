/** How a form's page is reached: by the job's open code, or by its company's slug and its own. */
type Page = { by: "code" } | { by: "slugs"; company: string; job: string };

interface Job {
	companyId: string;
	jobId: string;
	/** The job's open code; empty where it is not known. */
	code: string;
}

/** Where an application goes, and what its form keeps on this device. */
export interface ApplicationTarget {
	/** How the form's page is reached. On the one by slugs the CV goes by a call of its own, before its job is named. */
	by: Page["by"];
	/** Path of the call on this site. */
	path: string;
	/** The same for a form that the browser posts itself: with where its page stands, to which the proxy leads it back. */
	formPath: string;
	/** The form's key on this device. Both pages of a job share what is kept, by its open code. */
	formKey: string;
}

/** Parameters by which a form that the browser posts itself says where its page stands. */
export const PAGE_PARAMS = { company: "company", job: "job" } as const;

const placeOf = ({ company, job }: Extract<Page, { by: "slugs" }>) =>
	new URLSearchParams({ [PAGE_PARAMS.company]: company, [PAGE_PARAMS.job]: job }).toString();

/** Where the form on a job's page sends its applications. A job whose company is not known takes them by its code. */
export function applicationTarget(page: Page, { companyId, jobId, code }: Job): ApplicationTarget {
	const isByIds = page.by === "slugs" && companyId !== "";
	const path = isByIds
		? `/api/public/companies/${encodeURIComponent(companyId)}/jobs/${encodeURIComponent(jobId)}/candidate`
		: `/api/public/${encodeURIComponent(code)}`;
	return {
		by: page.by,
		path,
		formPath: page.by === "slugs" ? `${path}?${placeOf(page)}` : path,
		formKey: code || `${companyId}/${jobId}`,
	};
}
