import { firstOf, type Labelled } from "../text/labels";
import { cutDegrees, isOccupation } from "./name";

/** Between names of anything else: "Sowing • Mowing". */
const LISTED = /\s[•·]\s/u;

/** Marks that no name has: "Maria Silva – Bäckerin"; below a template's "Full Name", there may be nothing but an occupation. */
const NO_NAME = /\s*[|&@].*$|\s+[–—]\s.*$/u;

function namedIn(value: string): string | undefined {
	const name = cutDegrees(
		value
			.replace(/\s*\(.*$|\S+@.*$/, "")
			.replace(NO_NAME, "")
			.replace(/[\s,;|]+$/u, ""),
	);
	return name === "" || LISTED.test(name) || (NO_NAME.test(value) && isOccupation(name)) ? undefined : name;
}

/** Two parts of a name, unless one of them has the other already. */
function joined(first: string, last: string): string {
	const whole = [first, last].find((one) => ` ${one} `.includes(` ${one === first ? last : first} `));
	return whole ?? `${first} ${last}`;
}

/**
 * The name behind its label, or its parts behind theirs. "Nom" beside "Prénom" is the family's, and so is "Name" beside
 * "Vorname"; "Nombre" beside "Apellidos" is the given one. A part alone isn't the whole name.
 */
export function labelledName(labels: readonly Labelled[]): string | undefined {
	const name = firstOf(labels, "name", namedIn);
	const [given, family] = [firstOf(labels, "given-name", namedIn), firstOf(labels, "family-name", namedIn)];
	if (given && (family ?? name)) return joined(given, family ?? name ?? "");
	return name && family ? joined(name, family) : name;
}
