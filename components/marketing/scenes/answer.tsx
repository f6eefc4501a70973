import { Bar } from "./parts/bar";
import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** An answer being recorded: the candidate, the question, and the time that is left. */
export const AnswerScene = ({ messages, people: [person = "nova"] = [] }: SceneProps<"answer">) => (
	<Ground tone="night">
		<Panel x={34} y={26} width={332} height={236} round={18} />
		<path d="M42 46a12 12 0 0 1 12-12h292a12 12 0 0 1 12 12v136H42z" fill="#c7d9ee" />
		<path d="M270 34h54v62h-54zM64 66h64v6H64zm0 40h64v6H64z" fill="#fff" opacity=".75" />
		<path d="M72 50h9v16h-9zm12 4h9v12h-9zm12-6h9v18h-9zM78 88h10v18H78zm14 5h8v13h-8z" fill="#564fdb" opacity=".55" />
		<path
			d="M330 182v-30m0 14c-14-4-20-14-18-30 12 4 18 12 18 24 2-14 8-20 18-24 0 18-6 26-18 30z"
			fill="#2e8b57"
			stroke="#1f6b42"
		/>
		<Person name={person} x={126} y={34} size={148} />
		<rect x="54" y="46" width="116" height="24" rx="12" fill="#16152b" opacity=".88" />
		<circle cx="68" cy="58" r="5" fill="#ed2453" />
		<Text x={79} y={62} weight={700} tone="white" maxWidth={64}>
			{messages.recording}
		</Text>
		<circle cx="326" cy="68" r="21" fill="#16152b" opacity=".88" />
		<circle cx="326" cy="68" r="17" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="4" />
		<path d="M326 51a17 17 0 1 1-16.2 22" fill="none" stroke="#a9a5f5" strokeWidth="4" />
		<Text x={326} y={72} size={12} weight={700} tone="white" anchor="middle">
			1:12
		</Text>
		<Text x={54} y={203} weight={700} tone="brand" maxWidth={200}>
			{messages.number}
		</Text>
		<Text x={54} y={221} size={13} weight={700} maxWidth={206} lines={2}>
			{messages.question}
		</Text>
		<Bar x={54} y={248} width={292} part={0.4} />
		<Chip x={272} y={200} width={76} height={30} tone="action" size={12}>
			{messages.finish}
		</Chip>
	</Ground>
);
