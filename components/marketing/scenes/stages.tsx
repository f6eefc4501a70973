import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import { Window } from "./parts/window";
import type { SceneProps } from "./scene-name";

/** The start of a column's cards, and their distance. */
const FIRST = 86;
const STEP = 44;

interface ColumnProps {
	x: number;
	name: string;
	/** The people of the first cards. Further cards have no face. */
	people: readonly PersonName[];
	cards: number;
}

function Column({ x, name, people, cards }: ColumnProps) {
	const tops = Array.from({ length: cards }, (_, index) => FIRST + index * STEP);
	const each = (draw: (y: number) => string, from = 0) => tops.slice(from).map(draw).join("");
	return (
		<>
			<rect x={x} y="60" width="82" height="170" rx="10" className="fill-page" />
			<Text x={x + 8} y={77} weight={700} maxWidth={70}>
				{name}
			</Text>
			<path
				d={each((y) => `M${x + 14} ${y}h54q8 0 8 8v22q0 8-8 8h-54q-8 0-8-8v-22q0-8 8-8z`)}
				className="fill-surface stroke-(--hairline)"
			/>
			<path d={each((y) => `M${x + 43} ${y + 15}h24m-24 9h16`)} className="stroke-(--hairline)" strokeWidth="4" />
			{cards > people.length && (
				<path
					d={each((y) => `M${x + 24} ${y + 19}h0`, people.length)}
					className="stroke-(--hairline)"
					strokeWidth="24"
				/>
			)}
			{people.map((person, index) => (
				<Person key={person} name={person} x={x + 12} y={FIRST + index * STEP + 7} size={24} round />
			))}
		</>
	);
}

/** A board of stages; a candidate is on the way to an offer. */
export const StagesScene = ({
	messages,
	people: [applied = "juno", shortlisted = "vega", moving = "nova"] = [],
}: SceneProps<"stages">) => (
	<Ground tone="mint">
		<Window x={16} y={20} width={368} height={260} title={messages.title} />
		<Column x={24} name={messages.sourced} people={[]} cards={2} />
		<Column x={114} name={messages.applied} people={[applied]} cards={3} />
		<Column x={204} name={messages.shortlisted} people={[shortlisted]} cards={1} />
		<Column x={294} name={messages.offer} people={[]} cards={0} />
		<rect x="210" y="130" width="70" height="38" rx="8" fill="none" className="stroke-line" strokeDasharray="4 4" />
		<rect x="300" y="86" width="70" height="38" rx="8" className={`${SOFT} stroke-brand-ink`} strokeDasharray="4 4" />
		<g transform="translate(22 -26) rotate(-5 280 150)">
			<Panel x={246} y={128} width={92} height={48} round={10} />
			<Person name={moving} x={252} y={136} size={32} round />
			<path d="M292 145h38M292 158h24" className="stroke-ink" strokeWidth="4.5" />
		</g>
		<path d="M352 142l12 32 5-12 12-5z" fill="#16152b" stroke="#fff" strokeWidth="2" />
		<rect x="24" y="240" width="352" height="30" rx="10" className="fill-danger-soft" />
		<Text x={36} y={259} weight={700} tone="danger" maxWidth={200}>
			{messages.disqualified}
		</Text>
		<path d="M310 255h0m18 0h0m18 0h0" className="stroke-danger" strokeWidth="14" opacity=".3" />
	</Ground>
);
