import { hasTitleWord } from "../history/looks-like";
import { withoutPostcode } from "./address";
import { isNamed, trimmed } from "./find-home";
import { isTown } from "./known-towns";
import { isHome } from "./places";

/** Words before where somebody lives, in the languages that CVs are read in. */
const LIVES =
	/(?<=^|[\s,('’])(?:(?:based|live|lives|living|located|reside|residing|resides)\s+in|(?:wohnhaft|wohne|lebe|ansässig)\s+in|(?:tinggal|berdomisili|domisili|berlokasi)\s+di|(?:habite|habitant|résidant|réside|basée?)\s+(?:à|au|en)|(?:vivo|resido|residente|radicad[oa])\s+en|(?:moro|resido|residente)\s+em|(?:abito|vivo|residente)\s+a|(?:woon|wonend|woonachtig)\s+(?:in|te)|sống (?:tại|ở))\s+(?:the\s+)?([\p{L}\d].*)$/iu;

/** Such words say less, as studies and work are somewhere too. */
const IS =
	/^(?:i['’]m |i am )?(?:currently|now|presently|derzeit|zurzeit|actuellement|actualmente|saat ini)\s+(?:in|di|à|en)\s+([\p{L}\d].*)$/iu;

/** A town before an occupation: "Leeds-based baker". */
const BASED = /^(?:an?\s+)?(\p{Lu}[\p{L}.'’ -]{1,40}?)[- ]based\s+((?:\S+\s*){1,4})/u;

/** What people tell behind the place. */
const BEHIND =
	/\s(?:with|and|where|since|for|but|und|seit|mit|et|depuis|avec|y|desde|con|e|com|dan|dengan|sejak|en|sinds|met)(?:\s.*)?$|,\s\p{Ll}.*$/u;

/** Words before a place that is somebody else's: "baker at a café based in". */
const OF_OTHERS =
	/(?:^|\s)(?:at|for|of|with|@|bei|für|chez|pour|pada|untuk|en|para|presso|bij|voor|customers?|clients?)(?:\s|$)/iu;

/** The person, before such words. */
const PERSON =
	/^(?:i|i['’]m|i am|ich|ich bin|je|j['’]|ik|ik ben|saya|currently|presently|now|born .*|zuletzt|derzeit|and|who)$/iu;

/** Words of a wish, or of the past. */
const NOT_NOW =
	/(?<!\p{L})(?:hop(?:e|es|ing)|wish(?:es)?|wants?|would|like|love|plan(?:s|ning)?|soon|formerly|previously|not|never|used to|früher|bald|ingin|pernah|akan)(?!\p{L})/iu;

/** Whether a text is an occupation and no more: no employer, no company, and no several people. */
const isOccupation = (text: string) =>
	hasTitleWord(text) && !/(?:s|staff|team|people|personal)$|,./i.test(text) && !OF_OTHERS.test(text);

function placeIn(said: string): string | undefined {
	const [text = ""] = said.split(/\.(?:\s|$)|;|\s[|•·–—]/u);
	const place = withoutPostcode(trimmed(text));
	return [place, place.replace(BEHIND, "")].find(isNamed);
}

const isKnown = (place: string | undefined): place is string => place !== undefined && (isTown(place) || isHome(place));

/** Where somebody says they live, and whether it is surely them and no employer. */
export interface Said {
	place: string;
	isSure: boolean;
}

function saidIn(sentence: string): Said | undefined {
	const [, town = "", named = ""] = BASED.exec(sentence) ?? [];
	if (isKnown(town) && hasTitleWord(named)) return { place: town, isSure: true };
	const now = placeIn(IS.exec(sentence)?.[1] ?? "");
	if (isKnown(now)) return { place: now, isSure: true };
	const lives = LIVES.exec(sentence);
	const place = placeIn(lives?.[1] ?? "");
	if (!lives || !place) return undefined;
	const before = sentence.slice(0, lives.index).trim();
	if (NOT_NOW.test(before)) return undefined;
	if (before === "" || PERSON.test(before) || isOccupation(before)) return { place, isSure: true };
	return /[,–—-]$/u.test(before) ? { place, isSure: false } : undefined;
}

/** Where somebody says they live in a text: "Nurse based in Millbrook, United States". */
export function saidHome(text: string): Said | undefined {
	const said = text.split(/(?<=\p{L}{3})[.!?]\s+(?=\p{Lu})/u).flatMap((sentence) => saidIn(sentence) ?? []);
	return said.find(({ isSure }) => isSure) ?? said[0];
}
