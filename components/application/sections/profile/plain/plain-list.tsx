import type { ReactNode } from "react";
import { fill } from "@/lib/text/fill";
import type { PlainPlace } from "./plain-field";

interface Props {
	/** Name of the list. */
	list: string;
	title: string;
	hint?: string;
	/** Title of an entry, with a place for its number. */
	entry: string;
	/** The fields of an entry. */
	children(at: PlainPlace): ReactNode;
}

/** The places of the entries in the page: without script, none can be added. */
const PLACES = [0, 1];

/** A list of the profile for browsers that run no script: closed to its title, with a few empty entries in it. */
export const PlainList = ({ list, title, hint, entry, children }: Props) => (
	<details className="py-2">
		<summary className="min-h-11 cursor-pointer py-2 font-bold text-ink">{title}</summary>
		{hint && <p className="text-muted text-sm">{hint}</p>}
		{PLACES.map((place) => (
			<fieldset key={place} className="mt-3 min-w-0 space-y-4 rounded-lg border border-line p-4">
				<legend className="px-1 font-medium text-ink">{fill(entry, { number: place + 1 })}</legend>
				{children({ list, place })}
			</fieldset>
		))}
	</details>
);
