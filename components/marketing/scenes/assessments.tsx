import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Play } from "./parts/play";
import { Rating } from "./parts/rating";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** Corners of a pentagon around 0, 0, each a part of its radius. */
const corners = (radius: number, parts: readonly number[]) =>
	parts
		.map((part, index) => {
			const angle = (index * 2 * Math.PI) / parts.length;
			return `${Math.round(Math.sin(angle) * radius * part)} ${Math.round(-Math.cos(angle) * radius * part)}`;
		})
		.join(" ");

const WHOLE = [1, 1, 1, 1, 1];
const RESULT = [0.92, 0.66, 0.84, 0.58, 0.9];

/** A partner's measurement beside the candidate's answer. */
export const AssessmentsScene = ({ messages, people: [person = "mira"] = [] }: SceneProps<"assessments">) => (
	<Ground tone="blush">
		<Panel x={22} y={36} width={150} height={228} round={16} />
		<rect x="28" y="42" width="138" height="112" rx="11" fill="#cfcbfa" />
		<Person name={person} x={42} y={44} size={110} />
		<Play x={46} y={134} size={12} />
		<Text x={38} y={178} size={14} weight={800} maxWidth={126}>
			{messages.title}
		</Text>
		<Text x={38} y={200} weight={700} tone="muted" maxWidth={126}>
			{messages.interview}
		</Text>
		<Rating x={38} y={208} value={4} />
		<path d="M41 240h112" className="stroke-(--hairline)" strokeWidth="6" />
		<path d="M41 240h88" className="stroke-brand" strokeWidth="6" />
		<Panel x={156} y={22} width={222} height={256} round={16} />
		<Text x={174} y={50} size={14} weight={800} maxWidth={130}>
			{messages.assessment}
		</Text>
		<rect x="318" y="34" width="44" height="24" rx="12" className="fill-ok-soft" />
		<Text x={340} y={51} size={13} weight={800} tone="ok" anchor="middle">
			82
		</Text>
		<g transform="translate(267 162)" strokeLinejoin="round">
			<polygon points={corners(68, WHOLE)} className="fill-page stroke-(--hairline)" />
			<polygon points={corners(45, WHOLE)} fill="none" className="stroke-(--hairline)" />
			<polygon points={corners(25, WHOLE)} fill="none" className="stroke-(--hairline)" />
			<polygon points={corners(68, RESULT)} className="fill-brand/35 stroke-brand-ink" strokeWidth="3" />
		</g>
		<Text x={267} y={86} weight={700} anchor="middle">
			{messages.logic}
		</Text>
		<Text x={368} y={124} weight={700} anchor="end" maxWidth={70}>
			{messages.language}
		</Text>
		<Text x={324} y={240} weight={700} anchor="middle" maxWidth={80}>
			{messages.detail}
		</Text>
		<Text x={212} y={240} weight={700} anchor="middle" maxWidth={80}>
			{messages.drive}
		</Text>
		<Text x={166} y={124} weight={700} maxWidth={70}>
			{messages.team}
		</Text>
	</Ground>
);
