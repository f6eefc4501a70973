import { parseCode } from "../../../lib/contract/code";
import { slug as slugShape } from "../../../lib/contract/params";
import { parseUrl } from "../../../lib/contract/parse-url";
import type { Field } from "./field";
import { quote } from "./quote";
import { line, text } from "./text";

const LONGEST_ADDRESS = 2_000;

/** Networks that pages can be shared on. */
export const NETWORKS = ["email", "facebook", "twitter", "linkedin", "whatsapp"];

function isAddress(value: string, protocols: RegExp): boolean {
	const url = value.length > LONGEST_ADDRESS ? null : parseUrl(value);
	if (!url) return false;
	return protocols.test(url.protocol) && !url.username && !url.password;
}

const address = (field: Field, protocols: RegExp, kind: string) => {
	const written = text(field)?.trim();
	if (written === undefined || isAddress(written, protocols)) return written;
	return field.wrong(`must be ${kind}; {value} isn't one`, { value: quote(written) });
};

/** A page's address. */
export const webPage = (field: Field) => address(field, /^https?:$/, "an address such as https://www.example.com");

/** A picture's address; pages show pictures over https only. */
export const picture = (field: Field) => address(field, /^https:$/, "an address that starts with https://");

/** The first valid one of several addresses; the others are ignored. */
export const firstAddress = (fields: readonly Field[], protocols: RegExp): string | undefined =>
	fields
		.map(({ value }) => (typeof value === "string" ? value.trim() : ""))
		.find((value) => isAddress(value, protocols));

/** A colour as #rrggbb. */
export function colour(field: Field): string | undefined {
	const written = text(field)?.trim();
	if (written === undefined || /^#[0-9a-f]{6}$/i.test(written)) return written;
	return field.wrong("must be a colour such as #0b6e69; {value} isn't one", { value: quote(written) });
}

/** The part of an address that names a company or a job, in lower case. */
export function slug(field: Field): string | undefined {
	const written = text(field)?.trim();
	if (written === undefined) return undefined;
	if (slugShape.safeParse(written).success) return written.toLowerCase();
	return field.wrong("must be letters, digits and hyphens, at most 120; {value} can't stand in an address", {
		value: quote(written),
	});
}

/** A job's open code. */
export function openCode(field: Field): string | undefined {
	const written = text(field);
	if (written === undefined) return undefined;
	const code = parseCode(written)?.code;
	return (
		code ??
		field.wrong("must be 3 to 32 letters and digits and no reserved word; {value} can't be a code", {
			value: quote(written),
		})
	);
}

/** A mail address. */
export function email(field: Field): string | undefined {
	const written = line(field);
	if (written === undefined || /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(written)) return written;
	return field.wrong("must be an e-mail address; {value} isn't one", { value: quote(written) });
}

/** Networks to share on, each once. */
export function networks(field: Field): string[] | undefined {
	if (field.isMissing) return undefined;
	const read = field.each().map((entry) => {
		const name = text(entry)?.trim().toLowerCase();
		if (name === undefined || NETWORKS.includes(name)) return name;
		return entry.wrong("must be one of {list}; {value} isn't one", { list: NETWORKS.join(", "), value: quote(name) });
	});
	return [...new Set(read.filter((name) => name !== undefined))];
}
