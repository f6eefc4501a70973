/** How a form's page is addressed: by the job's open code, or by the slugs of its company and job. */
type Page = { by: "code" } | { by: "slugs"; company: string; job: string };

interface Job {
	companyId: string;
	jobId: string;
	/** The job's open code; empty if unknown. */
	code: string;
}

/** Where an application is sent, and the key of what its form stores on this device. */
export interface ApplicationTarget {
	/** How the form's page is addressed. The page by slugs uploads the CV in a separate call, which names no job. */
	by: Page["by"];
	/** Path of the call on this site. */
	path: string;
	/** The same for a natively posted form: it names its page, to which the proxy redirects. */
	formPath: string;
	/** The form's key on this device. Both pages of a job share the stored data, by its open code. */
	formKey: string;
}

/** Parameters that name the page of a natively posted form. */
export const PAGE_PARAMS = { company: "company", job: "job" } as const;

const placeOf = ({ company, job }: Extract<Page, { by: "slugs" }>) =>
	new URLSearchParams({ [PAGE_PARAMS.company]: company, [PAGE_PARAMS.job]: job }).toString();

/** Where the form on a job's page sends its applications. A job with an unknown company receives them by its code. */
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
