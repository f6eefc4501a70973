import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** The units of a rack. */
const UNITS = [150, 188, 226].map((y) => `M18 ${y}h116q8 0 8 8v16q0 8-8 8H18q-8 0-8-8v-16q0-8 8-8z`).join("");

interface RegionProps {
	x: number;
	name: string;
	/** The candidate and the recruiter of the region. */
	people: readonly [PersonName, PersonName];
	/** The kinds of data that are stored there. */
	records: readonly string[];
}

/** A region with its own rack: what is sent there is watched from there. */
const Region = ({ x, name, people: [candidate, recruiter], records }: RegionProps) => (
	<g transform={`translate(${x} 0)`}>
		<Person name={candidate} x={10} y={22} size={54} round />
		<Person name={recruiter} x={88} y={22} size={54} round />
		<path d="M37 84v16M115 104V88" className="stroke-brand-ink" strokeWidth="3" strokeDasharray="1 7" />
		<path d="M29 98h16l-8 9zM107 92h16l-8-9z" className="fill-brand-ink" />
		<Panel x={0} y={114} width={152} height={158} round={14} />
		<Text x={14} y={138} size={14} weight={800} maxWidth={130}>
			{name}
		</Text>
		<path d={UNITS} fill="#2a2670" />
		<path d="M24 166h0m9 0h0m-9 38h0m9 0h0m-9 38h0m9 0h0" stroke="#6fd6ae" strokeWidth="5" />
		{records.map((label, index) => (
			<Text key={label} x={46} y={170 + index * 38} size={12} weight={700} tone="white" maxWidth={92}>
				{label}
			</Text>
		))}
	</g>
);

/** Two regions; nothing crosses the border between them. */
export function RegionsScene({ messages }: SceneProps<"regions">) {
	const records = [messages.applications, messages.documents, messages.answers];
	return (
		<Ground tone="mint">
			<path d="M0 0h200v300H0z" className="fill-brand/15 dark:fill-brand/40" />
			<path d="M200 0v300" className="stroke-brand-ink" strokeWidth="3" strokeDasharray="8 9" />
			<Region x={24} name={messages.eu} people={["vega", "lyra"]} records={records} />
			<Region x={224} name={messages.others} people={["comet", "mira"]} records={records} />
			<circle cx="200" cy="62" r="19" fill="#ed2453" />
			<path d="M191 60h18v13h-18zm4 0v-5a5 5 0 0 1 10 0v5" fill="none" stroke="#fff" strokeWidth="2.6" />
		</Ground>
	);
}
