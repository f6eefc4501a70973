import { Fragment, type ReactNode } from "react";
import type { JobView, Place } from "@/lib/job/view";
import { remembered } from "@/lib/text/once";
import { named } from "./named";

export type PlaceMessages = Record<"LABEL_REMOTE" | "LABEL_HYBRID", string>;

interface Props {
	view: Pick<JobView, "places" | "remote" | "hybrid">;
	language: string;
	messages: PlaceMessages;
}

/** The parts with commas between them. */
const inLine = (parts: readonly (readonly [name: string, part: ReactNode])[]) =>
	parts
		.filter(([, part]) => part)
		.map(([name, part], index) => (
			<Fragment key={name}>
				{index > 0 && ", "}
				{part}
			</Fragment>
		));

const countryNames = remembered((language: string) => new Intl.DisplayNames(language, { type: "region" }));

function partsOf({ city, region, country }: Place, language: string) {
	const name = country && countryNames(language).of(country);
	return [
		// Of Singapore, the country alone is enough.
		["city", city !== name && city],
		["region", region],
		["country", name && named(name, country)],
	] as const;
}

/** Where the work is done: one place in a line, several as a list. Nothing where it isn't known. */
export function jobPlaces({ view, language, messages }: Props): ReactNode {
	const { places, remote, hybrid } = view;
	const ways = [
		["remote", remote && named(messages.LABEL_REMOTE, "TELECOMMUTE")],
		["hybrid", hybrid && messages.LABEL_HYBRID],
	] as const;
	const [first] = places;
	if (places.length < 2) {
		const line = inLine([...ways, ...(first ? partsOf(first, language) : [])]);
		return line.length > 0 && line;
	}
	const way = inLine(ways);
	return (
		<ul>
			{way.length > 0 && <li>{way}</li>}
			{places.map((place) => (
				<li key={[place.city, place.region, place.country].join("/")}>{inLine(partsOf(place, language))}</li>
			))}
		</ul>
	);
}
