import { hasNoDigits } from "../../../lib/contract/patterns";
import { hasTitleWord } from "../history/looks-like";
import { type CvText, type Line, textOf } from "../line";
import { isPlaceholderPlace } from "../placeholders";
import type { ContactInfo } from "../profile";
import { headingOf } from "../sections/headings";
import { firstOf, type Labelled, labelOf, unlabelledItems, whole } from "../text/labels";
import { hasPostcode, isAddress, isPostcode, withoutPostcode } from "./address";
import { isElsewhere } from "./elsewhere";
import { ASIAN, findHome, findTown, homeInAddress, mayBeAlone, mayBeHome, trimmed } from "./find-home";
import { firstFound } from "./first-found";
import { isTown } from "./known-towns";
import { amongReach, amongWords, toldIn, townsIn, withoutAdded } from "./place-texts";
import { isAround, isHome, isOnlyRegion, isWholeHome, mayBeTown } from "./places";
import { saidHome } from "./said-home";

const REMARK = /\s*\((?:home|work|rumah|kantor)\)/i;

interface Places extends Pick<ContactInfo, "location" | "address"> {
	/** An unknown place beside mail addresses and numbers. */
	offered?: string;
}

/** A mail address as far as its "@": a narrow column breaks what is behind it. */
const untilBroken = (reached: string): string => reached.replace(/@.*$/, "@");

/** Lines with the person's own mail address or number, wherever they stand, and with them those next to them. */
interface Beside {
	at: Line[];
	near: Line[];
}

/** Finds the lines in which, and beside which, the person's own mail address or number stands. */
export function besideReach({ top, side, main }: CvText, reached: readonly string[]): Beside {
	const lines = [...top, ...side, ...main];
	const starts = reached.map(untilBroken);
	const reaches = lines.map((line) => starts.some((one) => textOf(line).includes(one)));
	return {
		at: lines.filter((_, at) => reaches[at]),
		near: lines.filter((_, at) => [at - 1, at, at + 1, at + 2].some((near) => reaches[near])),
	};
}

const LONGEST_BROKEN = 50;

const townOf = (line: string) => homeInAddress(line) ?? findTown(line) ?? withoutPostcode(line);

/** Whether a line surely ends with a town: "9050 Appenzell". */
const isTownLine = (line: string) =>
	!isAround(line) && (hasPostcode(line) || isTown(line)) && findTown(line) !== undefined;

/** Whether a text is a street and a postal code. */
const endsWithPostcode = (text: string) =>
	/^(?=.*\d.*,)\P{N}*\d{1,4}(?!\d).*\p{L}.*, /u.test(text) && isPostcode(text.split(/,\s+/).at(-1) ?? "");

/** A place in one text, or in two lines of a narrow column: "Ribeirão Preto, São" and "Paulo". */
function homeIn(towns: readonly string[]): string | undefined {
	const pairs = towns.map((town, at) => [town, towns[at + 1] ?? ""] as const);
	const joined = ([one, other]: (typeof pairs)[number]) => withoutPostcode(`${one} ${other}`.trim());
	const short = pairs
		.filter((pair) => joined(pair).length <= LONGEST_BROKEN)
		.filter(([, other]) => !isHome(withoutPostcode(other)));
	const broken = short.find((pair) => isWholeHome(joined(pair)) && !isWholeHome(withoutPostcode(pair[0])));
	const below = pairs.find(([town, around]) => around && isAround(around) && !isHome(town) && isTownLine(town));
	const coded = pairs.find(([town, code]) => isPostcode(code) && mayBeTown(town) && !isAround(town));
	// "100 Ocean Wave, 94016" above its town
	const behindCode = pairs.find(([street, town]) => endsWithPostcode(street) && mayBeAlone(town))?.[1];
	return (
		(broken && joined(broken)) ??
		coded?.[0] ??
		behindCode ??
		(below && `${townOf(below[0])}, ${below[1]}`) ??
		firstFound(towns, findHome) ??
		short.map(joined).find(isHome)
	);
}

/** An unknown town above its region: "Dundalk" and "Co. Louth". */
function townAbove(region: string, towns: readonly string[], name: string): string | undefined {
	if (!isOnlyRegion(region)) return undefined;
	// A name in large letters can be beside both.
	const at = towns.findIndex((town) => withoutPostcode(town) === region);
	const above = towns.slice(0, at).findLast((town) => !name.includes(town));
	return above && mayBeTown(above) ? `${above}, ${region}` : undefined;
}

/** A house that has a name and no number: "Mill Cottage". */
const HOUSE =
	/^\p{Lu}[\p{L}'’ -]*\s(?:Cottages?|House|Farm|Farmhouse|Lodge|Croft|Bungalow|Villas?|Barn|Manor|Rectory|Vicarage|Steading|Smallholding)$/u;

/** Whether such a house stands above a town. */
const isBelowHouse = (place: string, towns: readonly string[]) => {
	const at = towns.findIndex((text) => place.startsWith(`${text}, `));
	return at > 0 && HOUSE.test(towns[at - 1] ?? "");
};

/** Whether a line of contact data has a town and its region beside each other: "Virkie ⋄ Shetland ZE3 ⋄ 01950 555016". */
const areTogether = (place: string, lines: readonly Line[]) =>
	lines.some((line) => /\d/.test(textOf(line)) && townsIn([line]).map(withoutPostcode).join(", ").includes(place));

interface Introduction {
	labels: readonly Labelled[];
	/** The lines of a person's introduction. */
	own: readonly Line[];
	/** The lines of a summary. */
	summary: readonly Line[];
	beside: Beside;
	name: string;
}

/** A village or a quarter with a word for it. */
const VILLAGE = /^(?:Barangay|Brgy|Purok|Sitio|Lieu-dit|Desa|Dusun|Kampung|Kp)\.? \p{Lu}[^,]*$/u;

/** The place below a street in a line of its own, which needn't be known. */
function belowStreet(texts: readonly string[]): string | undefined {
	const at = texts.findIndex((text) => isAddress(text) || VILLAGE.test(text));
	const below = at < 0 || headingOf(texts[at + 1] ?? "") ? undefined : texts[at + 1];
	const isTold = below !== undefined && VILLAGE.test(texts[at] ?? "") && mayBeHome(below);
	return below && (homeInAddress(`${texts[at]}, ${below}`) ?? findHome(below) ?? (isTold ? below : undefined));
}

/** A text without the person's name before it: "Ada Fold – Leeds". */
const behindName = (text: string, name: string): string =>
	name && text.toLowerCase().startsWith(`${name.toLowerCase()}`)
		? text.slice(name.length).replace(/^[\s,|–—-]+/u, "") || text
		: text;

/** The town where somebody works, who probably lives there too: "Baker in Leeds". */
function townOfWork(text: string): string | undefined {
	const [, work = "", town = ""] = /^(.+) in (\p{Lu}.*)$/u.exec(text) ?? [];
	return hasTitleWord(work) && (isTown(town) || isHome(town)) ? town : undefined;
}

/** The town of an address that is nothing else; "Block C, Sunrise" begins with none. */
function findTownIn(address: string): string | undefined {
	const [start = "", ...around] = address.split(/,\s+/);
	return isAddress(address) || (around.length > 0 && !isTown(start)) ? undefined : findTown(address);
}

/** Of which country somebody is, without a colon. */
const NATIONALITY =
	/^(?:nationality|nationalité|nationalität|nacionalidade?|nazionalità|nationaliteit|kewarganegaraan)\s/iu;

/** Some call a town their address. */
const isOnlyTown = (address: string) => hasNoDigits(address) && (isHome(address) || isTown(address));

/** The place in an address behind its label. */
const homeOf = (address: string): string | undefined =>
	isOnlyTown(address) ? address : (homeInAddress(address) ?? ASIAN.exec(address)?.[1] ?? findTownIn(address));

/** Instead of an address: "available on request". */
const ASKED = /(?:on|upon|by) request$|permintaan|auf anfrage|sur demande|bajo petición|sob pedido|op aanvraag/i;

/** Instead of a place: "remote". */
const NOWHERE = /^(?:(?:fully )?remote|hybrid|flexible|anywhere|worldwide|global)\W*$/i;

/** Words in small letters that are no place: "Localisation: games and apps". */
const ENUMERATED = /^\p{Ll}[^,]*\s(?:and|y|et|e|und|dan)\s/u;

/** The place behind a label for one; below an empty label stands something else. */
function labelledHome(value: string): string | undefined {
	const place = withoutAdded(value);
	if (place.includes("@") || NOWHERE.test(place) || ENUMERATED.test(place)) return undefined;
	return (isAddress(place) ? homeInAddress(place) : undefined) ?? whole(place);
}

/** In letters this much larger than the running text stand names and headlines. */
const LARGE = 1.8;

/** Whether a line is in a name's letters, and has nothing beside it: no cell, and no known town. */
const isLargeName = ({ size, cells }: Line) =>
	size >= LARGE && cells.length === 1 && !isTown(cells[0]?.split(", ").at(-1) ?? "");
const withoutLarge = (lines: readonly Line[]) => lines.filter((line) => !isLargeName(line));

/** Where a person lives, as far as the CV says so. */
export function readPlaces({ labels, summary, name, ...rest }: Introduction): Places {
	const own = withoutLarge(rest.own);
	const beside = { at: withoutLarge(rest.beside.at), near: withoutLarge(rest.beside.near) };
	const named = firstOf(labels, "address", (value) =>
		ASKED.test(value) ? undefined : whole(value.replace(REMARK, "")),
	);
	const isOthers = (text: string) => name.toLowerCase().includes(text.toLowerCase());
	const textsOf = (lines: readonly Line[]) =>
		townsIn(lines)
			.map((text) => behindName(text, name))
			.filter(
				(text) =>
					!isOthers(text) &&
					!isElsewhere(text) &&
					!NATIONALITY.test(text) &&
					!isPlaceholderPlace(withoutPostcode(text)),
			);
	const [towns, near, at] = [textsOf(own), textsOf(beside.near), textsOf(beside.at)];
	const both = [...near, ...towns];
	const said = [...townsIn(beside.near), ...townsIn(own), ...summary.map(textOf)].flatMap(
		(text) => saidHome(text) ?? [],
	);
	const found =
		firstOf(labels, "location", labelledHome) ??
		(named && homeOf(named)) ??
		said.find(({ isSure }) => isSure)?.place ??
		toldIn(own) ??
		homeIn(towns) ??
		homeIn(near) ??
		belowStreet(towns) ??
		firstFound(both, findTown) ??
		// Between a mail address and a number, two names with a comma are a town and what is around it.
		at.find(mayBeHome);
	const above = found && townAbove(found, towns, name);
	const isSure = above !== undefined && (areTogether(above, own) || isBelowHouse(above, towns));
	const address = (named && isOnlyTown(named) ? undefined : named) ?? unlabelledItems(own).map(trimmed).find(isAddress);
	const offered =
		above ??
		(found
			? undefined
			: (said[0]?.place ??
				firstFound(towns, townOfWork) ??
				near.find(mayBeHome) ??
				at.find((text) => mayBeAlone(text) && !labelOf(text)) ??
				amongReach(own) ??
				firstFound(amongWords(own), findTown)));
	return isSure ? { location: above, address } : { location: above ? undefined : found, address, offered };
}
