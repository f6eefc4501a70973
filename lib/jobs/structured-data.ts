import { employmentTypes } from "./employment-type";
import { CONTEXT, type Node } from "./json-ld";
import { organization } from "./organization";
import { salaryUnit } from "./salary";
import { isClosed, type JobView } from "./view";

function location(view: JobView): Node | null {
	const { city, country, remote } = view.place;
	if (remote) {
		return country
			? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: { "@type": "Country", name: country } }
			: null;
	}
	if (!city || !country) return null;
	const address = { "@type": "PostalAddress", addressLocality: city, addressCountry: country };
	return { jobLocation: { "@type": "Place", address } };
}

function baseSalary(view: JobView): Node {
	const { salary } = view;
	const unit = salaryUnit(salary?.unit);
	if (!salary || !unit || salary.min === undefined) return {};
	const amount: Node =
		salary.max === undefined || salary.max === salary.min
			? { value: salary.min }
			: { minValue: salary.min, maxValue: salary.max };
	const value: Node = { "@type": "QuantitativeValue", ...amount, unitText: unit };
	return { baseSalary: { "@type": "MonetaryAmount", currency: salary.currency.toUpperCase(), value } };
}

function employmentType({ jobType }: JobView): Node {
	const [type, ...others] = employmentTypes(jobType);
	if (!type) return {};
	return { employmentType: others.length > 0 ? [type, ...others] : type };
}

/** The reference by which company and candidates name a job: its open code, else its id. */
export const referenceOf = ({ code, id }: Pick<JobView, "code" | "id">): string => code || id;

/**
 * The page's JobPosting, or null unless the job's id is in `google_job_ids`, the job is open and every
 * required property is known. Nothing is guessed: what the page does not show is not in here.
 * `description` is the sanitised HTML that the page shows, with the headings of its sections.
 */
export function jobPosting(view: JobView, description: string, url: string, now: Date): Node | null {
	const { company, due, publishedOn, title } = view;
	const where = location(view);
	if (!view.listed || isClosed(view, now)) return null;
	if (!title || !company.name || !publishedOn || !description || !where) return null;
	return {
		"@context": CONTEXT,
		"@type": "JobPosting",
		title,
		description,
		identifier: { "@type": "PropertyValue", name: company.name, value: referenceOf(view) },
		datePosted: publishedOn,
		...(due && view.showsDueDate ? { validThrough: due.iso } : {}),
		hiringOrganization: organization(company),
		...where,
		...employmentType(view),
		...baseSalary(view),
		...(view.takesApplications ? { directApply: true } : {}),
		url,
	};
}
