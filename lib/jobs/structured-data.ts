import { salaryUnit } from "./salary";
import { isClosed, type JobView } from "./view";

/** schema.org's employment types by how companies write them, in English and Indonesian. */
const EMPLOYMENT_TYPES: readonly [pattern: RegExp, type: string][] = [
	[/full[\s-]?time|penuh waktu/i, "FULL_TIME"],
	[/part[\s-]?time|paruh waktu/i, "PART_TIME"],
	[/contract|kontrak|freelance|lepas/i, "CONTRACTOR"],
	[/temporary|seasonal|sementara/i, "TEMPORARY"],
	[/intern|magang/i, "INTERN"],
	[/volunteer|relawan/i, "VOLUNTEER"],
	[/per[\s-]?diem|harian/i, "PER_DIEM"],
];

type Node = { [key: string]: string | number | boolean | Node };

function employmentType(jobType: string): string | undefined {
	return EMPLOYMENT_TYPES.find(([pattern]) => pattern.test(jobType.slice(0, 100)))?.[1];
}

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

/**
 * The page's JobPosting, or null unless the job's id is in `google_job_ids`, the job is open and every
 * required property is known. Nothing is guessed: what the page does not show is not in here.
 * `description` is the sanitised HTML that the page shows.
 */
export function jobPosting(view: JobView, description: string, url: string, now: Date): Node | null {
	const where = location(view);
	if (
		!view.listed ||
		isClosed(view, now) ||
		!view.title ||
		!view.company.name ||
		!view.publishedOn ||
		!description ||
		!where
	) {
		return null;
	}
	const type = employmentType(view.jobType);
	return {
		"@context": "https://schema.org/",
		"@type": "JobPosting",
		title: view.title,
		description,
		datePosted: view.publishedOn,
		hiringOrganization: {
			"@type": "Organization",
			name: view.company.name,
			...(view.company.website ? { sameAs: view.company.website } : {}),
			...(view.company.logo ? { logo: view.company.logo } : {}),
		},
		...where,
		...(view.due && view.showsDueDate ? { validThrough: view.due.endsAt.toISOString() } : {}),
		...(type ? { employmentType: type } : {}),
		...baseSalary(view),
		directApply: view.takesApplications,
		url,
	};
}

/** JSON for a script element: no `<` can end it, and the two line separators stay inside strings. */
export function toJsonLd(node: Node): string {
	return JSON.stringify(node)
		.replace(/</g, "\\u003c")
		.replace(/\u2028/g, "\\u2028")
		.replace(/\u2029/g, "\\u2029");
}
