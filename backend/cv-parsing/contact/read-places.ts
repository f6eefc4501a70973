import { hasNoDigits } from "../../../lib/contract/patterns";
import { isSurelyCompany } from "../history/looks-like";
import { type CvText, type Line, textOf } from "../line";
import type { ContactInfo } from "../profile";
import { firstOf, type Labelled, labelOf, unlabelledItems, whole } from "../text/labels";
import {
	findHome,
	findTown,
	homeInAddress,
	homeInWords,
	isAddress,
	mayBeAlone,
	mayBeHome,
	trimmed,
	withoutPostcode,
} from "./find-home";
import { firstFound } from "./first-found";
import { isTown } from "./known-towns";
import { isHome, isOnlyRegion, isWholeHome, mayBeTown } from "./places";

const REMARK = /\s*\((?:home|work|rumah|kantor)\)/i;

/** What people add to where they live: "(open to remote)". */
const ADDED =
	/[\s,–—-]*\((?:[^()]*\b)?(?:remote|hybrid|on-?site|relocat\p{L}*|open to|willing|available|bersedia)(?!\p{L})[^()]*\)/iu;

/** Mail and web addresses, numbers, names of networks and of icons, and spaced labels, which separate the other parts of a line. */
const REACHED =
	/\bE-?mail me on .*$|\S+@\S+|https?:\S+|(?:[\p{Ll}\d-]+\.)+[a-z]{2,10}(?:\/\S*)?(?=\s|$)|\+?\(?\d[\d ().-]{8,}\d|\b(?:LinkedIn|GitHub|GitLab|Twitter|WhatsApp|Telegram|Skype|WeChat|Viber|Website|Portfolio|Behance|Dribbble|Instagram|Facebook|Xing|Medium)\b|(?:\p{Lu} ){2,}\p{Lu}(?=\s)|(?:^|\s)(?:Envelope|MOBILE-ALT|[Mm]ap-marker(?:-alt)?|Map-Marker-Alt|Location-dot|Phone-alt|Globe)(?=\s|$)/u;

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

/** A text without the label of what follows it: "Parepare Tel:" before a number. */
function withoutNextLabel(text: string): string {
	const [, before = "", label = ""] = /^(.*\S)\s+(\S+?)\s*[:：]\s*$/u.exec(text) ?? [];
	return labelOf(label) ? before : text;
}

/** Texts that may be places, without separators. */
const townsIn = (lines: readonly Line[]): string[] =>
	unlabelledItems(lines)
		.filter((item) => item.length <= 200)
		.flatMap((item) => item.replace(ADDED, "").split(REACHED).map(withoutNextLabel))
		.filter((text) => !/[:：]\s*$/u.test(text))
		.map(trimmed)
		.filter(Boolean);

const LONGEST_BROKEN = 50;

/** A place in one text, or in two lines of a narrow column: "Ribeirão Preto, São" and "Paulo". */
function homeIn(towns: readonly string[]): string | undefined {
	const pairs = towns.map((town, at) => [town, towns[at + 1] ?? ""] as const);
	const joined = ([one, other]: (typeof pairs)[number]) => withoutPostcode(`${one} ${other}`.trim());
	const short = pairs
		.filter((pair) => joined(pair).length <= LONGEST_BROKEN)
		.filter(([, other]) => !isHome(withoutPostcode(other)));
	const broken = short.find((pair) => isWholeHome(joined(pair)) && !isWholeHome(withoutPostcode(pair[0])));
	return (broken && joined(broken)) ?? firstFound(towns, findHome) ?? short.map(joined).find(isHome);
}

/** An unknown town above its region: "Dundalk" and "Co. Louth". */
function townAbove(region: string, towns: readonly string[], name: string): string | undefined {
	if (!isOnlyRegion(region)) return undefined;
	// A name in large letters can be beside both.
	const above = towns.slice(0, towns.indexOf(region)).findLast((town) => !name.includes(town));
	return above && mayBeTown(above) ? `${above}, ${region}` : undefined;
}

interface Introduction {
	labels: readonly Labelled[];
	/** The lines of a person's introduction. */
	own: readonly Line[];
	beside: Beside;
	name: string;
}

/** The place below a street in a line of its own, which needn't be known. */
function belowStreet(texts: readonly string[]): string | undefined {
	const at = texts.findIndex(isAddress);
	const below = at < 0 ? undefined : texts[at + 1];
	return below && (homeInAddress(`${texts[at]}, ${below}`) ?? findHome(below));
}

/** The place of a template: "City, State". */
const isMade = (place: string) =>
	place
		.split(/[\s,/]+/)
		.every((word) =>
			/^(?:your|city|town|state|st|province|country|region|location|zip|postcode|stadt|ort|land|ville|pays|ciudad|país|kota|negara)$/i.test(
				word,
			),
		);

/** Words around a place where somebody would work, or was born, and doesn't live. */
const ELSEWHERE =
	/(?<!\p{L})(?:relocat\p{L}*|willing|open to|looking for|seeking|searching|interested in|target\p{L}*|preferred|desired|work permit|citizen|visa|born|bersedia|mencari|umzug\p{L}*|suche|geboren|mobilité|recherche|née?|disponible|disponibilidad|busco|nacid[oa])(?!\p{L})/iu;
/** An employer and its place: "Baker at Fold Hearth, London". */
const EMPLOYER = /^\p{Lu}[^,]* (?:at|@|chez|pada) \p{Lu}/u;

/** A hobby that is a town's name too. */
const HOBBY = /^Reading(?:$|, \p{Lu}\p{Ll}+ing(?!\p{L}))/u;

/** A label that no rule knows, before a place: "Travelled to: Berlin". */
const LABEL = /^(\p{L}[^:：]{2,40})[:：]\s/u;
const HOME_LABEL =
	/address|location|home(?!town)|liv(?:e|ing)|based|resid|city|current|wohn|anschrift|alamat|domis|adres|direcci|ender|indir|contact|kontak|where/iu;

/** Whether a text isn't about where somebody lives, although it may name a place. */
const isElsewhere = (text: string) =>
	!HOME_LABEL.test(LABEL.exec(text)?.[1] ?? "home") ||
	[HOBBY, ELSEWHERE, EMPLOYER].some((words) => words.test(text)) ||
	(!isAddress(text) && text.split(/,\s+/).some(isSurelyCompany));

/** The town of an address that is nothing else; "Block C, Sunrise" begins with none. */
function findTownIn(address: string): string | undefined {
	const [start = "", ...around] = address.split(/,\s+/);
	return isAddress(address) || (around.length > 0 && !isTown(start)) ? undefined : findTown(address);
}

/** Instead of an address: "available on request". */
const ASKED = /(?:on|upon|by) request$|permintaan|auf anfrage|sur demande|bajo petición|sob pedido|op aanvraag/i;

/** Where a person lives, as far as the CV says so. */
export function readPlaces({ labels, own, beside, name }: Introduction): Places {
	const named = firstOf(labels, "address", (value) =>
		ASKED.test(value) ? undefined : whole(value.replace(REMARK, "")),
	);
	// Some call a town their address.
	const town = named && hasNoDigits(named) && (isHome(named) || isTown(named)) ? named : undefined;
	const inside = named && findTownIn(named);
	const isOthers = (text: string) => name.toLowerCase().includes(text.toLowerCase());
	const textsOf = (lines: readonly Line[]) =>
		townsIn(lines).filter((text) => !isOthers(text) && !isElsewhere(text) && !isMade(withoutPostcode(text)));
	const [towns, near, at] = [textsOf(own), textsOf(beside.near), textsOf(beside.at)];
	const both = [...near, ...towns];
	const found =
		firstOf(labels, "location", whole) ??
		town ??
		(named && homeInAddress(named)) ??
		inside ??
		firstFound([...townsIn(beside.near), ...townsIn(own)], homeInWords) ??
		homeIn(towns) ??
		homeIn(near) ??
		belowStreet(towns) ??
		firstFound(both, findTown) ??
		// Between a mail address and a number, two names with a comma are a town and what is around it.
		at.find(mayBeHome);
	const above = found && townAbove(found, towns, name);
	const address = (town ? undefined : named) ?? unlabelledItems(own).find(isAddress);
	const offered =
		above ?? (found ? undefined : (near.find(mayBeHome) ?? at.find((text) => mayBeAlone(text) && !labelOf(text))));
	return { location: above ? undefined : found, address, offered };
}
