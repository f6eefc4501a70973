import { isHexColour } from "../../../lib/contract/colour";
import { isEmail, trimEmail } from "../../../lib/contract/contact";
import { lengthOf } from "../../../lib/contract/length";
import { parseUrl } from "../../../lib/contract/parse-url";
import { isVisible } from "../../../lib/contract/visible";
import type { CompanyRow } from "../../store/schema";
import { titleKey } from "../../store/title-key";
import { type CompanyForm, NETWORKS } from "./company-form";

/** What is wrong with a field. */
export type CompanyProblem = "missing" | "long" | "longText" | "address" | "email" | "colour" | "features" | "country";

/** The columns that the form writes. */
export type CompanyColumns = Omit<CompanyRow, "id" | "slug" | "retention_months" | "listed">;

/** Maximum length of a line, and of the company's text about itself, in characters. */
export const LONGEST_LINE = 200;
export const LONGEST_ABOUT = 3_000;

/** Maximum number of things that a company offers, for the layout. */
export const MOST_FEATURES = 12;

const LONGEST_ADDRESS = 2_000;

const line = (text: string) =>
	text
		.toWellFormed()
		.replaceAll(/[\s\p{Cc}]+/gu, " ")
		.trim();

/** Paragraphs with an empty line between them. */
const prose = (text: string) =>
	text
		.toWellFormed()
		.replaceAll(/[^\S\n]+/g, " ")
		.replaceAll(/ ?\n ?/g, "\n")
		.replaceAll(/\n{3,}/g, "\n\n")
		.trim();

/** An address with its protocol, which people leave out; null if it is invalid. */
function website(text: string): string | null {
	const written = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
	const url = written.length <= LONGEST_ADDRESS ? parseUrl(written) : null;
	const isPage = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.hostname.includes(".");
	return isPage ? url.href.replace(/^(https?:\/\/[^/]+)\/$/, "$1") : null;
}

const features = (text: string): string[] => [...new Set(text.split("\n").map(line).filter(isVisible))];

function cleaned(form: CompanyForm) {
	return {
		title: line(form.title),
		website: line(form.website),
		city: line(form.city),
		country: line(form.country),
		email: trimEmail(form.contact_email),
		about: prose(form.about),
		features: features(form.features),
	};
}

type Cleaned = ReturnType<typeof cleaned>;

const tooLong = (text: string, most = LONGEST_LINE) => lengthOf(text) > most;

function problemsOf(form: CompanyForm, { title, website: page, city, email, ...texts }: Cleaned) {
	const list = texts.features;
	const rules: readonly [keyof CompanyForm, CompanyProblem, boolean][] = [
		["title", "missing", !isVisible(title)],
		["title", "long", tooLong(title)],
		["website", "address", page !== "" && website(page) === null],
		["city", "long", tooLong(city)],
		["country", "country", tooLong(texts.country)],
		["contact_email", "missing", email === ""],
		["contact_email", "email", email !== "" && !isEmail(email)],
		["brand_color", "colour", !isHexColour(form.brand_color)],
		["font_color", "colour", !isHexColour(form.font_color)],
		["about", "longText", tooLong(texts.about, LONGEST_ABOUT)],
		["features", "features", list.length > MOST_FEATURES || list.some((one) => tooLong(one))],
	];
	const found = rules.filter(([, , isWrong]) => isWrong).map(([name, problem]) => [name, problem] as const);
	// Only a field's first problem is reported.
	return Object.fromEntries(found.reverse()) as Partial<Record<keyof CompanyForm, CompanyProblem>>;
}

/** What is wrong with a form, by field, and the columns that it means; they are only to be written if nothing is wrong. */
export function checkCompany(form: CompanyForm): {
	problems: Partial<Record<keyof CompanyForm, CompanyProblem>>;
	columns: CompanyColumns;
} {
	const clean = cleaned(form);
	const networks = NETWORKS.filter((network) => form.networks.includes(network));
	const list = (texts: readonly string[]) => (texts.length > 0 ? JSON.stringify(texts) : null);
	const columns = {
		title: clean.title,
		title_key: titleKey(clean.title),
		website: website(clean.website),
		city: clean.city || null,
		country: clean.country || null,
		contact_email: clean.email,
		brand_color: form.brand_color.toLowerCase(),
		font_color: form.font_color.toLowerCase(),
		about: clean.about || null,
		features: list(clean.features),
		social_media: list(networks),
		logo: form.logo || null,
		background_image: form.background_image || null,
	};
	const problems = problemsOf(form, clean);
	return { problems, columns };
}
