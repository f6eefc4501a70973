import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

interface EventProps {
	y: number;
	time: string;
	text: string;
	className: string;
}

/** An observation with its time. */
const Event = ({ y, time, text, className }: EventProps) => (
	<>
		<path d={`M252 ${y}h0`} className={className} strokeWidth="12" />
		<Text x={264} y={y - 3} tone="muted">
			{time}
		</Text>
		<Text x={264} y={y + 12} size={12} weight={700} maxWidth={112}>
			{text}
		</Text>
	</>
);

/** An answer with the observations during it; people judge them. */
export const ProctoringScene = ({ messages }: SceneProps<"proctoring">) => (
	<Ground tone="night">
		<Panel x={22} y={36} width={224} height={222} round={16} />
		<rect x="30" y="44" width="208" height="156" rx="11" fill="#bfe6da" />
		<path d="M46 60h40v44H46zm146-4h34v8h-34zm0 18h34v8h-34z" fill="#fff" opacity=".7" />
		<Person name="cetus" x={64} y={58} size={142} />
		<path d="M98 80V68h12m50 0h12v12m0 66v12h-12m-50 0H98v-12" fill="none" stroke="#564fdb" strokeWidth="4" />
		<Chip x={168} y={54} width={62} height={22} tone="brand">
			{messages.face}
		</Chip>
		<path
			d="M40 232l14-6 14 4 14-10 14 3 14-5 14 2 6 22 12-20 14-4 14 3 14-5 14 6 14-3 14 5"
			fill="none"
			className="stroke-brand-ink"
			strokeWidth="3"
			strokeLinejoin="round"
		/>
		<path d="M130 212v32" stroke="#ed2453" strokeWidth="2" strokeDasharray="1 4" />
		<Panel x={232} y={60} width={150} height={176} round={16} />
		<Text x={246} y={86} size={14} weight={800} maxWidth={126}>
			{messages.title}
		</Text>
		<path d="M252 116v92" className="stroke-(--hairline)" strokeWidth="2" />
		<Event y={116} time="0:42" text={messages.tab} className="stroke-[#ed2453]" />
		<Event y={160} time="0:48" text={messages.back} className="stroke-brand" />
		<Event y={204} time="1:30" text={messages.second} className="stroke-[#e08a00]" />
	</Ground>
);
