import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Text } from "./parts/text";
import { Window } from "./parts/window";
import type { SceneProps } from "./scene-name";

/** Completed interviews of each week, as heights. */
const WEEKS = [
	{ week: 1, height: 22 },
	{ week: 2, height: 40 },
	{ week: 3, height: 34 },
	{ week: 4, height: 58 },
	{ week: 5, height: 76 },
];

interface StepProps {
	y: number;
	/** Width above and below. */
	from: number;
	to: number;
	className: string;
	name: string;
	count: number;
}

/** A step of the funnel with its figure. */
const Step = ({ y, from, to, className, name, count }: StepProps) => (
	<>
		<path d={`M${134 - from / 2} ${y}h${from}L${134 + to / 2} ${y + 50}h${-to}z`} className={className} />
		<Text x={134} y={y + 24} size={17} weight={800} tone="white" anchor="middle">
			{String(count)}
		</Text>
		<Text x={134} y={y + 39} weight={600} tone="white" anchor="middle" maxWidth={90}>
			{name}
		</Text>
	</>
);

/** The numbers of invited, started and finished candidates over time. */
export const AnalyticsScene = ({ messages }: SceneProps<"analytics">) => (
	<Ground tone="night">
		<Window x={26} y={22} width={268} height={252} title={messages.title} />
		<Step y={66} from={192} to={164} className="fill-[#39348f]" name={messages.invited} count={240} />
		<Step y={120} from={162} to={136} className="fill-brand" name={messages.started} count={226} />
		<Step y={174} from={134} to={112} className="fill-[#c71c46]" name={messages.completed} count={218} />
		<path d="M44 250h180" className="stroke-(--hairline)" strokeWidth="10" />
		<path d="M44 250h164" className="stroke-ok" strokeWidth="10" />
		<Text x={276} y={255} size={14} weight={800} tone="ok" anchor="end">
			91%
		</Text>
		<Panel x={222} y={84} width={156} height={152} round={14} />
		<Text x={236} y={106} weight={700} maxWidth={134}>
			{messages.weeks}
		</Text>
		<path d="M236 206h128M236 172h128M236 138h128" className="stroke-(--hairline)" />
		{WEEKS.map(({ week, height }) => (
			<rect
				key={week}
				x={214 + week * 25}
				y={206 - height}
				width="16"
				height={height}
				rx="4"
				className={week === 5 ? "fill-[#ed2453]" : "fill-brand"}
			/>
		))}
		{WEEKS.map(({ week }) => (
			<Text key={week} x={222 + week * 25} y={223} tone="muted" anchor="middle">
				{String(week)}
			</Text>
		))}
	</Ground>
);
