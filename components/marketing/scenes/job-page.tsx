import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Phone } from "./parts/phone";
import { Play } from "./parts/play";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** A job on a phone: the team says hello on video above the text. */
export const JobPageScene = ({ messages, people: [one = "sirius", other = "lyra"] = [] }: SceneProps<"job-page">) => (
	<Ground tone="mint">
		<Panel x={24} y={64} width={164} height={172} round={14} />
		<Text x={40} y={92} size={12} weight={700} tone="brand" maxWidth={136}>
			{messages.company}
		</Text>
		<Text x={40} y={114} size={15} weight={800} maxWidth={118}>
			{messages.title}
		</Text>
		<path d="M40 138h124M40 152h104M40 166h116M40 180h72" className="stroke-(--hairline)" strokeWidth="6" />
		<rect x="40" y="196" width="132" height="24" rx="12" className="fill-[#0f766e]" />
		<Phone x={164} y={16} width={184} height={300} />
		<path d="M170 40a18 18 0 0 1 18-18h136a18 18 0 0 1 18 18v108H170z" fill="#f3d9b1" />
		<path d="M170 118h172v30H170z" fill="#8d5634" />
		<path d="M186 52h34v36h-34zm106-6h36v10h-36zm0 20h36v10h-36z" fill="#fff" opacity=".6" />
		<Person name={one} x={184} y={52} size={84} />
		<Person name={other} x={244} y={56} size={80} />
		<path d="M170 128h172v20H170z" fill="#6b4028" />
		<path d="M249 22h14" stroke="#0c0b24" strokeWidth="7" />
		<Play x={256} y={104} size={20} />
		<Text x={256} y={142} weight={700} tone="white" anchor="middle" maxWidth={150}>
			{messages.welcome}
		</Text>
		<Text x={186} y={178} size={18} weight={800} maxWidth={146}>
			{messages.title}
		</Text>
		<Chip x={186} y={190} width={66} height={22} tone="ok">
			{messages.place}
		</Chip>
		<Chip x={258} y={190} width={72} height={22} tone="ok">
			{messages.kind}
		</Chip>
		<path d="M189 228h134M189 240h110" className="stroke-(--hairline)" strokeWidth="6" />
		<Chip x={184} y={254} width={144} height={36} tone="action" size={14} round={10}>
			{messages.apply}
		</Chip>
	</Ground>
);
