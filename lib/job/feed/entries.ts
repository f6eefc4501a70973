import { referenceOf } from "../structured-data";
import type { JobView } from "../view";
import { feedDescription } from "./description";
import { indeedElements } from "./indeed";
import { linkedinElements } from "./linkedin";
import type { FeedReader } from "./names";
import { type Element, elements } from "./xml";

const NOWHERE = { city: "", region: "", country: "" };

/** The source in a feed's links, so that it appears on the resulting applications. */
const SOURCES = { indeed: "Indeed", linkedin: "LinkedIn" } as const;

interface Described {
	/** Sanitised HTML. */
	description: string;
	/** Absolute address of the job's page. */
	url: string;
	/** About the company's account at the board. */
	account: readonly Element[];
}

/** The fields that both feeds need, under each one's names. */
function shared(view: JobView, reader: FeedReader, reference: string, described: Described): Element[] {
	const link = `${described.url}?source=${SOURCES[reader]}`;
	const { name } = view.company;
	const own: Element[] =
		reader === "indeed"
			? [
					["sourcename", name],
					["referencenumber", reference],
					["requisitionid", referenceOf(view)],
					["url", link],
				]
			: [
					["partnerJobId", reference],
					["applyUrl", link],
				];
	const description = feedDescription(described.description, reader);
	return [["title", view.title], ["company", name], ...own, ...described.account, ["description", description]];
}

/** A job in a feed: an entry for each of its places, with a reference of its own, as both readers want it. */
export function feedEntries(view: JobView, reader: FeedReader, described: Described): string {
	const places = view.places.length > 0 ? view.places : [NOWHERE];
	return places
		.map((place, index) => {
			const reference = index === 0 ? referenceOf(view) : `${referenceOf(view)}-${index + 1}`;
			const about = reader === "indeed" ? indeedElements(view, place) : linkedinElements(view, place);
			return `<job>\n${elements([...shared(view, reader, reference, described), ...about])}</job>\n`;
		})
		.join("");
}
