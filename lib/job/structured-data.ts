import { employmentTypes } from "./employment-type";
import { CONTEXT, type Node } from "./json-ld";
import { organization } from "./organization";
import type { Salary } from "./read-salary";
import { salaryUnit } from "./salary";
import { isClosed, type JobView, type Place } from "./view";

const oneOrAll = (nodes: readonly Node[]): Node | readonly Node[] => (nodes.length === 1 ? (nodes[0] ?? []) : nodes);

function placeNode({ city, region, country }: Place): Node {
	const more: Node = region ? { addressRegion: region } : {};
	const address = { "@type": "PostalAddress", addressLocality: city, ...more, addressCountry: country };
	return { "@type": "Place", address };
}

function location(view: JobView): Node | null {
	const { places, remote } = view;
	if (remote) {
		const countries = [...new Set(places.map(({ country }) => country).filter(Boolean))];
		const areas = countries.map((name) => ({ "@type": "Country", name }));
		return areas.length > 0 ? { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: oneOrAll(areas) } : null;
	}
	const whole = places.filter(({ city, country }) => city && country);
	return whole.length > 0 ? { jobLocation: oneOrAll(whole.map(placeNode)) } : null;
}

/** The existing currencies: a page shows any three letters, but structured data is for machines. */
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Exactly what the page says: "from" is a minimum alone, "up to" a maximum alone, and neither is an exact value. */
function amountOf({ min, max }: Salary): Node {
	if (min !== undefined && min === max) return { value: min };
	return { ...(min !== undefined && { minValue: min }), ...(max !== undefined && { maxValue: max }) };
}

function baseSalary({ salary }: JobView): Node {
	const unit = salaryUnit(salary?.unit);
	const currency = salary?.currency.toUpperCase() ?? "";
	if (!salary || !unit || !CURRENCIES.has(currency)) return {};
	const value: Node = { "@type": "QuantitativeValue", ...amountOf(salary), unitText: unit };
	return { baseSalary: { "@type": "MonetaryAmount", currency, value } };
}

function employmentType({ jobType }: JobView): Node {
	const [type, ...others] = employmentTypes(jobType);
	if (!type) return {};
	return { employmentType: others.length > 0 ? [type, ...others] : type };
}

/** The reference that company and candidates use for a job: its open code, else its id. */
export const referenceOf = ({ code, id }: Pick<JobView, "code" | "id">): string => code || id;

/**
 * The page's JobPosting, or null unless the job's id is in `google_job_ids`, the job is open and every required property is
 * known. It contains only what the page shows. `description` is the page's sanitised HTML, with its sections' headings.
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
