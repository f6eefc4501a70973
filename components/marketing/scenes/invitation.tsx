import { Chip } from "./parts/chip";
import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Phone } from "./parts/phone";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** An invitation on arrival: the company, the code and the due date. */
export const InvitationScene = ({ messages }: SceneProps<"invitation">) => (
	<Ground tone="blush">
		<path
			d="M28 214c40 44 76 50 110 36"
			fill="none"
			className="stroke-brand-ink"
			strokeWidth="2.5"
			strokeDasharray="1 8"
		/>
		<path d="M18 160l76 18-42 14-8 26-8-32z" className="fill-brand" />
		<path d="M94 178l-58 8 8 32 8-26z" fill="#16143d" opacity=".35" />
		<Phone x={112} y={18} width={212} height={300} />
		<circle cx="146" cy="66" r="16" fill="#0f766e" />
		<Text x={146} y={72} size={17} weight={800} tone="white" anchor="middle">
			{messages.sender.charAt(0)}
		</Text>
		<Text x={170} y={63} weight={600} tone="muted" maxWidth={140}>
			{messages.sender}
		</Text>
		<Text x={170} y={79} size={14} weight={800} maxWidth={142}>
			{messages.subject}
		</Text>
		<path d="M118 94h200" className="stroke-(--hairline)" />
		<Text x={132} y={118} size={12} maxWidth={178}>
			{messages.hello}
		</Text>
		<rect
			x="132"
			y="130"
			width="172"
			height="56"
			rx="12"
			className={`${SOFT} stroke-brand-ink`}
			strokeDasharray="5 5"
		/>
		<text
			x="218"
			y="167"
			className="fill-brand-ink"
			fontSize="24"
			fontWeight="800"
			letterSpacing="2"
			textAnchor="middle"
		>
			DEMO1234
		</text>
		<Chip x={132} y={200} width={172} height={38} tone="action" size={14} round={10}>
			{messages.start}
		</Chip>
		<Text x={218} y={260} weight={600} tone="muted" anchor="middle" maxWidth={178}>
			{messages.until}
		</Text>
		<Panel x={10} y={44} width={122} height={56} />
		<path d="M22 70c3-3 1-13 9-13s6 10 9 13zm6 4a3 3 0 0 0 6 0z" className="fill-brand-ink" />
		<Text x={47} y={68} weight={700} maxWidth={84} lines={2}>
			{messages.notice}
		</Text>
		<circle cx="130" cy="46" r="7" fill="#ed2453" />
	</Ground>
);
