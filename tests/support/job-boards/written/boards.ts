import { CASES, type Case } from "./cases";

const nameOf = (country: string) => new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;
const lineOf = ({ city, region, country }: Case["places"][number]) =>
	[city, region, nameOf(country)].filter(Boolean).join(", ");
const escaped = (html: string) => html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const first = ({ places }: Case) => places[0] ?? { country: "" };

const WORDS = { FULL_TIME: "Full-time", PART_TIME: "Part-time", CONTRACTOR: "Contract", TEMPORARY: "Temporary" };
const wordOf = ({ type }: Case) => (type === "INTERN" ? "Internship" : WORDS[type]);

/** By developers.greenhouse.io/job-board.html. */
const greenhouse = () => ({
	jobs: CASES.map((job) => ({
		...{ id: job.id, internal_job_id: job.id + 1, title: job.title, requisition_id: `R${job.id}`, language: "en" },
		...{ updated_at: `${job.published}T10:00:00-05:00`, first_published: `${job.published}T09:00:00-05:00` },
		location: { name: (job.way === "remote" ? "Remote - " : "") + job.places.map(lineOf).join("; ") },
		absolute_url: `https://boards.greenhouse.io/example/jobs/${job.id}`,
		content: escaped(job.html),
		departments: [{ id: 1, name: job.department, child_ids: [], parent_id: null }],
		offices: [],
		metadata: [{ id: 2, name: "Employment Type", value: wordOf(job), value_type: "single_select" }],
		pay_input_ranges: job.pay
			? [{ min_cents: job.pay.min * 100, max_cents: job.pay.max * 100, currency_type: job.pay.currency, title: "Pay" }]
			: [],
	})),
	meta: { total: CASES.length },
});

/** By github.com/lever/postings-api. */
const lever = () =>
	CASES.map((job) => ({
		...{ id: `lever-${job.id}`, text: job.title, description: job.html, additional: "", workplaceType: job.way },
		...{ createdAt: Date.parse(job.published), country: first(job).country },
		categories: {
			...{ commitment: wordOf(job), department: job.department, team: job.department },
			...{ location: lineOf(first(job)), allLocations: job.places.map(lineOf) },
		},
		lists: [{ text: "Good to know", content: "<li>We answer everybody.</li>" }],
		hostedUrl: `https://jobs.lever.co/example/${job.id}`,
		applyUrl: `https://jobs.lever.co/example/${job.id}/apply`,
		...(job.pay && {
			salaryRange: {
				...{ currency: job.pay.currency, min: job.pay.min, max: job.pay.max },
				interval: `per-${job.pay.unit.toLowerCase()}-${job.pay.unit === "HOUR" ? "wage" : "salary"}`,
			},
		}),
	}));

const ASHBY = { FULL_TIME: "FullTime", PART_TIME: "PartTime", CONTRACTOR: "Contract", TEMPORARY: "Temporary" };
const ashbyAddress = ({ city, region, country }: Case["places"][number]) => ({
	postalAddress: { addressLocality: city, addressRegion: region, addressCountry: nameOf(country) },
});

/** By developers.ashbyhq.com/docs/public-job-posting-api. */
const ashby = () => ({
	apiVersion: "1",
	jobs: CASES.map((job) => ({
		...{ id: `ashby-${job.id}`, title: job.title, department: job.department, team: job.department },
		...{ isListed: true, isRemote: job.way === "remote", descriptionHtml: job.html, descriptionPlain: "…" },
		workplaceType: { onsite: "OnSite", hybrid: "Hybrid", remote: "Remote" }[job.way],
		employmentType: job.type === "INTERN" ? "Intern" : ASHBY[job.type],
		publishedAt: `${job.published}T08:00:00.000+00:00`,
		location: lineOf(first(job)),
		address: ashbyAddress(first(job)),
		secondaryLocations: job.places.slice(1).map((one) => ({ location: lineOf(one), address: ashbyAddress(one) })),
		jobUrl: `https://jobs.ashbyhq.com/example/${job.id}`,
		applyUrl: `https://jobs.ashbyhq.com/example/${job.id}/application`,
		shouldDisplayCompensationOnJobPostings: true,
		compensation: {
			summaryComponents: job.pay
				? [
						{
							...{ compensationType: "Salary", interval: `1 ${job.pay.unit}`, currencyCode: job.pay.currency },
							...{ minValue: job.pay.min, maxValue: job.pay.max },
						},
					]
				: [],
		},
	})),
});

/** By docs.recruitee.com/reference/offers. */
const recruitee = () => ({
	offers: CASES.map((job) => ({
		...{ id: job.id, title: job.title, description: job.html, requirements: "<p>Curiosity.</p>" },
		...{ department: job.department, status: "published", remote: job.way === "remote", hybrid: job.way === "hybrid" },
		...{ on_site: job.way === "onsite", published_at: `${job.published} 08:00:00 UTC`, company_name: "Example" },
		employment_type_code: `${{ INTERN: "internship", CONTRACTOR: "contract", TEMPORARY: "temporary", FULL_TIME: "fulltime_permanent", PART_TIME: "parttime_permanent" }[job.type]}`,
		careers_url: `https://example.recruitee.com/o/${job.id}`,
		city: first(job).city,
		country_code: first(job).country,
		locations: job.places.map(({ city, region, country }, id) => ({
			...{ id, city, state: region, country_code: country, country: nameOf(country) },
		})),
		salary: job.pay && {
			...{ min: String(job.pay.min), max: String(job.pay.max), currency: job.pay.currency },
			period: job.pay.unit.toLowerCase(),
		},
	})),
});

/** By developers.smartrecruiters.com/docs/posting-api, a list with its details. It has one place for a posting. */
const smartRecruiters = () => ({
	totalFound: CASES.length,
	content: CASES.map((job) => ({
		...{ id: `74${job.id}`, name: job.title, releasedDate: `${job.published}T08:00:00.000Z` },
		company: { name: "Example", identifier: "Example" },
		department: { id: 1, label: job.department },
		typeOfEmployment: { id: "1", label: wordOf(job) },
		language: { code: "en", label: "English" },
		location: {
			...{ city: first(job).city, region: first(job).region, country: first(job).country.toLowerCase() },
			...{ remote: job.way === "remote", hybrid: job.way === "hybrid" },
		},
		jobAd: { sections: { jobDescription: { title: "Job Description", text: job.html } } },
	})),
});

/** By workable.readme.io/reference/jobs and the widget's answers. */
const workable = () => ({
	name: "Example",
	jobs: CASES.map((job) => ({
		...{ shortcode: `W${job.id}`, title: job.title, description: job.html, department: job.department },
		...{ employment_type: wordOf(job), telecommuting: job.way === "remote", published_on: job.published },
		...{ workplace: job.way === "onsite" ? "on_site" : job.way },
		...{ city: first(job).city ?? "", state: first(job).region ?? "", country: nameOf(first(job).country) },
		locations: job.places.map(({ city, region, country }) => ({
			...{ city: city ?? null, region: region ?? null, country: nameOf(country), countryCode: country, hidden: false },
		})),
		url: `https://apply.workable.com/j/W${job.id}`,
	})),
});

const placeNode = ({ city, region, country }: Case["places"][number]) => ({
	"@type": "Place",
	address: { "@type": "PostalAddress", addressLocality: city, addressRegion: region, addressCountry: country },
});

/** By developers.google.com/search/docs/appearance/structured-data/job-posting. */
const posting = (job: Case) => ({
	...{ "@context": "https://schema.org/", "@type": "JobPosting", title: job.title, description: job.html },
	...{ datePosted: job.published, employmentType: job.type },
	identifier: { "@type": "PropertyValue", name: "Example", value: String(job.id) },
	hiringOrganization: { "@type": "Organization", name: "Example", sameAs: "https://example.com" },
	...(job.way === "remote"
		? {
				jobLocationType: "TELECOMMUTE",
				applicantLocationRequirements: job.places.map(({ country }) => ({ "@type": "Country", name: nameOf(country) })),
			}
		: { jobLocation: job.places.map(placeNode) }),
	...(job.pay && {
		baseSalary: {
			...{ "@type": "MonetaryAmount", currency: job.pay.currency },
			value: { "@type": "QuantitativeValue", minValue: job.pay.min, maxValue: job.pay.max, unitText: job.pay.unit },
		},
	}),
});

/** By docs.teamtailor.com and jsonfeed.org. */
const teamtailor = () => ({
	version: "https://jsonfeed.org/version/1.1",
	title: "Example",
	items: CASES.map((job) => ({
		...{ id: `tt-${job.id}`, url: `https://example.teamtailor.com/jobs/${job.id}`, title: job.title },
		...{ content_html: job.html, date_published: `${job.published}T08:00:00+01:00` },
		_jobposting: posting(job),
	})),
});

/** By developers.pinpointhq.com and a careers site's answers. It has one place for a posting. */
const pinpoint = () => ({
	data: CASES.map((job) => ({
		...{ id: `pp-${job.id}`, title: job.title, description: job.html, url: `https://example.pinpointhq.com/${job.id}` },
		job: { id: "1", department: { id: "2", name: job.department } },
		location: { id: "3", city: first(job).city, province: first(job).region ?? "", name: nameOf(first(job).country) },
		employment_type: wordOf(job).toLowerCase().replace("-", "_"),
		employment_type_text: wordOf(job),
		workplace_type: job.way,
		compensation_visible: true,
		compensation_currency: job.pay?.currency ?? null,
		compensation_minimum: job.pay?.min ?? null,
		compensation_maximum: job.pay?.max ?? null,
		compensation_frequency: job.pay?.unit.toLowerCase() ?? null,
	})),
});

/** By developer.personio.de/docs/retrieving-open-job-positions. */
const personio = () => {
	const position = (job: Case) => `<position>
<id>${job.id}</id><subcompany>Example</subcompany><office>${escaped(lineOf(first(job)))}</office>
<additionalOffices>${job.places
		.slice(1)
		.map((one) => `<office>${escaped(lineOf(one))}</office>`)
		.join("")}</additionalOffices>
<department>${job.department}</department><recruitingCategory>Staff</recruitingCategory>
<name>${escaped(job.title)}</name>
<jobDescriptions><jobDescription><name>The job</name><value><![CDATA[${job.html}]]></value></jobDescription></jobDescriptions>
<employmentType>${{ INTERN: "intern", CONTRACTOR: "freelance", TEMPORARY: "temporary", FULL_TIME: "permanent", PART_TIME: "permanent" }[job.type]}</employmentType>
<schedule>${job.type === "PART_TIME" ? "part-time" : "full-time"}</schedule>
<createdAt>${job.published}T08:00:00+00:00</createdAt></position>`;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>${CASES.map(position).join("\n")}</workzag-jobs>`;
};

/** By docs.indeed.com, a feed of XML with an entry for each place of a job. */
const indeed = () => {
	const entry = (job: Case, { city, region, country }: Case["places"][number], number: number) => `<job>
<title><![CDATA[${job.title}]]></title><date><![CDATA[${new Date(job.published).toUTCString()}]]></date>
<referencenumber>${job.id}-${number}</referencenumber><requisitionid>${job.id}</requisitionid>
<url>https://jobs.example.com/${job.id}</url><company>Example</company>
<city>${city ?? ""}</city><state>${region ?? ""}</state><country>${country}</country>
<description><![CDATA[${job.html}]]></description><jobtype>${wordOf(job)}</jobtype><category>${job.department}</category>
<salary>${job.pay ? `${job.pay.currency} ${job.pay.min} - ${job.pay.max} per ${job.pay.unit.toLowerCase()}` : ""}</salary>
<remotetype>${{ onsite: "", hybrid: "Hybrid remote", remote: "Fully remote" }[job.way]}</remotetype></job>`;
	const entries = CASES.flatMap((job) => job.places.map((place, i) => entry(job, place, i + 1)));
	return `<?xml version="1.0" encoding="UTF-8"?>\n<source><publisher>Example</publisher>${entries.join("\n")}</source>`;
};

/** By a careers site's answers: its list together with the details. It has one place for an opening. */
const bambooHr = () => ({
	result: CASES.map((job) => ({
		...{ id: String(job.id), jobOpeningName: job.title, jobOpeningStatus: "Open", departmentLabel: job.department },
		...{ employmentStatusLabel: wordOf(job), description: job.html, datePosted: job.published },
		location: { city: first(job).city, state: first(job).region, addressCountry: nameOf(first(job).country) },
		locationType: { onsite: "0", remote: "1", hybrid: "2" }[job.way],
	})),
});

/** A career page for each job, as one page. */
const careerPage = () =>
	`<!doctype html><title>Careers</title><h1>Careers</h1>${CASES.map(
		(job) => `<script type="application/ld+json">${JSON.stringify(posting(job))}</script>`,
	).join("\n")}`;

/** The invented jobs as each board would give them, by the name of a file. */
export const WRITTEN: Readonly<Record<string, () => unknown>> = {
	"greenhouse.json": greenhouse,
	"lever.json": lever,
	"ashby.json": ashby,
	"recruitee.json": recruitee,
	"smartrecruiters.json": smartRecruiters,
	"workable.json": workable,
	"teamtailor.json": teamtailor,
	"pinpoint.json": pinpoint,
	"personio.xml": personio,
	"bamboohr.json": bambooHr,
	"indeed.xml": indeed,
	"career-page.html": careerPage,
};

/** The text of a board's answer. */
export function writtenBy(file: string): string {
	const written = WRITTEN[file]?.();
	return typeof written === "string" ? written : JSON.stringify(written);
}
