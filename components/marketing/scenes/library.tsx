import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Text } from "./parts/text";
import { Window } from "./parts/window";
import type { SceneProps } from "./scene-name";

interface QuestionProps {
	y: number;
	text: string;
	use: string;
	raised?: true;
}

/** A question of the library; the raised one is about to be taken. */
const Question = ({ y, text, use, raised }: QuestionProps) => (
	<>
		{raised ? (
			<Panel x={136} y={y} width={244} height={56} />
		) : (
			<rect x="146" y={y} width="216" height="50" rx="10" className="fill-page" />
		)}
		<Text x={raised ? 150 : 158} y={y + 22} size={12} weight={600} maxWidth={raised ? 160 : 138} lines={2}>
			{text}
		</Text>
		<Chip x={310} y={y + 14} width={raised ? 56 : 44} height={raised ? 28 : 22} tone={raised ? "brand" : "tint"}>
			{use}
		</Chip>
	</>
);

/** Questions for every topic, one of them selected. */
export const LibraryScene = ({ messages }: SceneProps<"library">) => (
	<Ground tone="lilac">
		<Window x={22} y={22} width={350} height={256} title={messages.title} />
		<rect x="36" y="64" width="322" height="32" rx="16" fill="none" className="stroke-line" />
		<circle cx="54" cy="79" r="5.5" fill="none" className="stroke-muted" strokeWidth="2" />
		<path d="m58 83 5 5" className="stroke-muted" strokeWidth="2" />
		<Text x={72} y={84} size={12} maxWidth={250}>
			{messages.search}
		</Text>
		<Chip x={36} y={108} width={92} height={26} tone="brand">
			{messages.leading}
		</Chip>
		<Chip x={36} y={141} width={92} height={26}>
			{messages.service}
		</Chip>
		<Chip x={36} y={174} width={92} height={26}>
			{messages.sales}
		</Chip>
		<Chip x={36} y={207} width={92} height={26}>
			{messages.data}
		</Chip>
		<Chip x={36} y={240} width={92} height={26}>
			{messages.safety}
		</Chip>
		<Question y={108} text={messages.first} use={messages.use} />
		<Question y={222} text={messages.third} use={messages.use} />
		<Question y={162} text={messages.second} use={messages.use} raised />
	</Ground>
);
