import { Chip } from "./parts/chip";
import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Play } from "./parts/play";
import { Text } from "./parts/text";
import { Tick } from "./parts/tick";
import type { SceneProps } from "./scene-name";

interface OptionProps {
	y: number;
	text: string;
	chosen?: true;
}

const Option = ({ y, text, chosen }: OptionProps) => (
	<>
		<rect
			x="190"
			y={y}
			width="174"
			height="34"
			rx="10"
			className={chosen ? `${SOFT} stroke-brand-ink` : "fill-none stroke-(--hairline)"}
			strokeWidth={chosen ? 2 : 1}
		/>
		{chosen ? (
			<Tick x={208} y={y + 17} />
		) : (
			<circle cx="208" cy={y + 17} r="7.5" fill="none" className="stroke-line" strokeWidth="1.5" />
		)}
		<Text x={224} y={y + 21} size={12} weight={chosen ? 700 : undefined} maxWidth={134}>
			{text}
		</Text>
	</>
);

/** A colleague asks on video; the candidate chooses an answer. */
export const ChoiceScene = ({ messages, people: [person = "altair"] = [] }: SceneProps<"choice">) => (
	<Ground tone="mint">
		<Panel x={150} y={24} width={228} height={254} round={16} />
		<Text x={190} y={50} weight={700} tone="brand" maxWidth={120}>
			{messages.number}
		</Text>
		<Text x={190} y={71} size={14} weight={700} maxWidth={176} lines={2}>
			{messages.question}
		</Text>
		<Option y={106} text={messages.first} />
		<Option y={146} text={messages.second} chosen />
		<Option y={186} text={messages.third} />
		<Option y={226} text={messages.fourth} />
		<Panel x={22} y={62} width={150} height={178} round={16} />
		<rect x="28" y="68" width="138" height="136" rx="11" fill="#fde0b8" />
		<path d="M40 84h38v30H40zm78 0h36v50h-36z" fill="#fff" opacity=".6" />
		<Person name={person} x={39} y={88} size={116} />
		<Play x={97} y={178} size={18} />
		<path d="M40 222h114" className="stroke-(--hairline)" strokeWidth="5" />
		<path d="M40 222h46" className="stroke-brand" strokeWidth="5" />
		<circle cx="86" cy="222" r="6" className="fill-brand" />
		<Chip x={38} y={52} width={118} height={24} tone="night">
			{messages.watch}
		</Chip>
	</Ground>
);
