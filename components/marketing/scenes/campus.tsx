import { Bar } from "./parts/bar";
import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** Heads in the background. */
const ROW = "M22 232h0m44-8h0m44 8h0m44-8h0m46 8h0m44-8h0m44 8h0m46-8h0m44 8h0";

interface GraduateProps {
	x: number;
	y: number;
	person: PersonName;
}

const Graduate = ({ x, y, person }: GraduateProps) => (
	<>
		<Person name={person} x={x} y={y} size={104} />
		<path
			d={`M${x + 52} ${y + 2}l34 13-34 13-34-13zm-18 20v10q18 8 36 0v-10`}
			fill="#16143d"
			stroke="#a9a5f5"
			strokeWidth="1.2"
		/>
		<path d={`M${x + 80} ${y + 17}v20`} stroke="#f2a900" strokeWidth="3" />
	</>
);

/** A year's students, all invited with one list. */
export const CampusScene = ({ messages }: SceneProps<"campus">) => (
	<Ground tone="lilac">
		<path d="M70 116h260v130H70z" className="fill-white dark:fill-[#4a46a3]" />
		<path d="M56 116L200 56l144 60z" className="fill-brand" />
		<path
			d="M96 130v80m36-80v80m136-80v80m36-80v80"
			className="stroke-[#c9c5f7] dark:stroke-[#6a65cf]"
			strokeWidth="14"
		/>
		<circle cx="200" cy="94" r="11" fill="#fff" />
		<path d="M200 56V28h30l-8 8 8 8h-30" fill="#ed2453" stroke="#16143d" strokeWidth="2" />
		<path d={ROW} transform="translate(0 30)" stroke="#3f39b8" strokeWidth="46" />
		<path d={ROW} stroke="#c98a5b" strokeWidth="24" />
		<path d={ROW} transform="translate(0 -8)" stroke="#231a2e" strokeWidth="20" />
		<Graduate x={24} y={196} person="sirius" />
		<Graduate x={148} y={190} person="juno" />
		<Graduate x={272} y={196} person="vega" />
		<Panel x={112} y={122} width={176} height={72} round={14} />
		<Text x={126} y={145} size={14} weight={800} maxWidth={100}>
			{messages.title}
		</Text>
		<Bar x={126} y={156} width={148} part={0.8} />
		<Text x={126} y={181} weight={600} tone="muted" maxWidth={150}>
			{messages.answered}
		</Text>
		<Chip x={222} y={106} width={104} height={28} tone="action" size={12}>
			{messages.invited}
		</Chip>
	</Ground>
);
