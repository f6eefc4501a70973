/** Content codings we send, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REMEMBERED = 200;
const LONGEST = 200;
const remembered = new Map<string, readonly Encoding[]>();

function weights(header: string): Map<string, number> {
	const found = new Map<string, number>();
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
		const q = parameters.find((piece) => piece.startsWith("q="))?.slice(2);
		const weight = q === undefined ? 1 : Number(q);
		if (name) found.set(name, Number.isFinite(weight) ? weight : 0);
	}
	return found;
}

function negotiate(header: string): readonly Encoding[] {
	const given = weights(header);
	const weightOf = (encoding: Encoding) =>
		given.get(encoding) ?? (encoding === "identity" ? (given.get("*") === 0 ? 0 : 0.0001) : (given.get("*") ?? 0));
	const accepted = ENCODINGS.filter((encoding) => weightOf(encoding) > 0);
	const ordered = accepted.sort((a, b) => weightOf(b) - weightOf(a));
	return ordered.length > 0 ? ordered : ["identity"];
}

/** The codings that a client accepts, in its order of preference, else in ours (RFC 9110, 12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
	if (!header || header.length > LONGEST) return ["identity"];
	const known = remembered.get(header);
	if (known) return known;
	const result = negotiate(header);
	if (remembered.size >= REMEMBERED) remembered.clear();
	remembered.set(header, result);
	return result;
}
