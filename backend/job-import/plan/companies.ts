import { RETENTION_MONTHS } from "../../company/retention-months";
import type { CompanyRow } from "../../store/schema";
import { titleKey } from "../../store/title-key";
import type { ImportedCompany } from "../imported-job";
import type { ReadJob, RowProblem } from "../read-jobs";
import { firstId } from "./ids";
import { freeSlug, slugify } from "./slug";

/** A company of the import, with its row as it will be. */
export interface PlannedCompany {
	row: CompanyRow;
	kind: "new" | "changed" | "unchanged";
}

type Stated = Partial<CompanyRow>;

const stated = (company: ImportedCompany): Stated => {
	const { title, website, logo, city, country, brandColor, fontColor, contactEmail } = company;
	const columns = { website, logo, city, country, brand_color: brandColor, font_color: fontColor };
	const named = title === undefined ? {} : { title, title_key: titleKey(title) };
	const all: Stated = { ...columns, contact_email: contactEmail, ...named };
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const BLANK = { website: null, logo: null, city: null, country: null, font_color: null, brand_color: null };
const UNSHOWN = { features: null, background_image: null, social_media: null, about: null, listed: 1 };

/** Finds the companies of jobs among the existing ones, and plans new ones. */
export class CompanyPlan {
	private readonly bySlug = new Map<string, PlannedCompany>();
	private readonly byTitle = new Map<string, PlannedCompany[]>();
	/** What the rows so far say about each company; if they differ, the first one counts. */
	private readonly statedOf = new Map<PlannedCompany, Stated>();
	private nextId: number;

	constructor(
		known: readonly CompanyRow[],
		/** Title of the company of rows that name none. */
		private readonly fallback: string | undefined,
		/** Known companies under new titles, by the titles' keys. */
		private readonly renamed: ReadonlyMap<string, CompanyRow> = new Map(),
	) {
		this.nextId = firstId(known);
		for (const row of known) this.add({ row, kind: "unchanged" });
	}

	/** The company of a job; a problem if none is named, or if it is ambiguous. */
	of(read: ReadJob): PlannedCompany | RowProblem {
		const { job, path } = read;
		const wanted = job.company.title || job.company.slug ? job.company : { ...job.company, title: this.fallback };
		const found = this.find(wanted);
		if (typeof found === "string") return { path, reason: found, row: read };
		this.statedOf.set(found, { ...stated(wanted), ...this.statedOf.get(found) });
		return found;
	}

	/** The companies to write, with the values of the rows. */
	changes(): PlannedCompany[] {
		const companies = [...this.statedOf].map(([company, statedOf]): PlannedCompany => {
			const row = { ...company.row, ...statedOf };
			// Candidates see it as the contact; without any address, it is the company's name.
			row.contact_email ||= row.website ?? row.title;
			if (company.kind === "new") return { row, kind: "new" };
			const isSame = Object.entries(row).every(([name, value]) => value === Reflect.get(company.row, name));
			return { row, kind: isSame ? "unchanged" : "changed" };
		});
		return companies.filter(({ kind }) => kind !== "unchanged");
	}

	private find({ title, slug }: ImportedCompany): PlannedCompany | string {
		if (slug !== undefined) {
			const known = this.bySlug.get(slug);
			if (known) return known;
			return title === undefined
				? `names the company “${slug}”, which isn't there, without its title`
				: this.create(title, slug);
		}
		if (title === undefined) return 'names no company; name one with --company "Name"';
		const before = this.renamed.get(titleKey(title));
		if (before) return this.bySlug.get(before.slug) ?? this.create(title, before.slug);
		const [first, ...more] = this.byTitle.get(titleKey(title)) ?? [];
		if (more.length > 0) return `names the company “${title}”, and several are called so; name its slug`;
		return (
			first ??
			this.create(
				title,
				freeSlug(slugify(title), (slug) => this.bySlug.has(slug)),
			)
		);
	}

	private create(title: string, slug: string): PlannedCompany {
		const row = {
			...BLANK,
			...UNSHOWN,
			retention_months: RETENTION_MONTHS,
			id: this.nextId,
			slug,
			title,
			title_key: titleKey(title),
			contact_email: "",
		};
		this.nextId += 1;
		return this.add({ row, kind: "new" });
	}

	private add(company: PlannedCompany): PlannedCompany {
		const { slug, title_key } = company.row;
		this.bySlug.set(slug, company);
		this.byTitle.set(title_key, [...(this.byTitle.get(title_key) ?? []), company]);
		return company;
	}
}
