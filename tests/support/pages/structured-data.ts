import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { toJsonLd } from "@/lib/job/json-ld";
import { decoded, withoutScripts } from "./html";

const SCRIPT = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const extract = (html: string) => new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);

/** A posting in several places once for each of them: search engines take a list there, but the validator only one place. */
function eachPlace(script: string, json: string): string {
	const { jobLocation, ...posting } = JSON.parse(json);
	if (!Array.isArray(jobLocation)) return script;
	return jobLocation.map((one) => script.replace(json, () => toJsonLd({ ...posting, jobLocation: one }))).join("");
}

/** The validator's reading of a page, and its findings. */
export async function check(html: string) {
	const data = extract(html);
	const issues = await new Validator().validate(extract(html.replaceAll(SCRIPT, eachPlace)));
	return {
		posting: data.jsonld.JobPosting?.[0],
		breadcrumbs: data.jsonld.BreadcrumbList?.[0],
		errors: issues.filter(({ severity }) => severity === "ERROR"),
		missing: issues.flatMap(({ fieldNames }) => fieldNames ?? []).sort(),
	};
}

/** All of a page's structured data, from its HTML. */
export const markupOf = (html: string): Record<string, unknown>[] =>
	[...html.matchAll(SCRIPT)].map(([, json = ""]) => JSON.parse(json));

/** Values by the path to them, but for the vocabulary's own words. */
function valuesOf(node: unknown, path = ""): [path: string, value: unknown][] {
	if (typeof node !== "object" || node === null) return [[path, node]];
	return Object.entries(node).flatMap(([key, value]) =>
		key === "@context" || key === "@type" ? [] : valuesOf(value, path ? `${path}.${key}` : key),
	);
}

export const textOf = (html: string) =>
	decoded(html.replace(/<[^>]+>/g, " "))
		.replace(/\s+/g, " ")
		.trim();

/** Values of a page's markup that the page doesn't display. */
export function hiddenIn(html: string): string[] {
	const [head = "", body = ""] = html.split("</head>");
	const shown = decoded(withoutScripts(body));
	const text = textOf(withoutScripts(body));
	const isShown = (path: string, value: unknown) => {
		if (path === "directApply") return value === true && shown.includes("<form");
		if (path === "url" || path.endsWith("position")) return true;
		if (path === "description") {
			const lines = String(value)
				.split(/<[^>]+>/)
				.map(textOf);
			return lines.every((line) => text.includes(line));
		}
		if (path.endsWith(".item") && shown.includes(`href="${new URL(String(value)).pathname}"`)) return true;
		return shown.includes(String(value)) || decoded(head).includes(`rel="canonical" href="${value}"`);
	};
	return markupOf(html)
		.flatMap((node) => valuesOf(node))
		.flatMap(([path, value]) => (isShown(path, value) ? [] : [`${path}: ${value}`]));
}
