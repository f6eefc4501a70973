import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Text } from "./parts/text";
import { Window } from "./parts/window";
import type { SceneProps } from "./scene-name";

type Messages = SceneProps<"questions">["messages"];

const KINDS = {
	video: { icon: "M-7-5h9v10h-9zM3-1l5-3v8L3 1z", className: "fill-brand" },
	choice: { icon: "M-7-6h4v4h-4zm7 1h8v2H0zm-7 7h4v4h-4zm7 1h8v2H0z", className: "fill-[#0b6b4b]" },
	text: { icon: "M-7-6h14v3h-14zm0 5h14v2h-14zm0 5h9v2h-9z", className: "fill-[#c26a00]" },
} as const;

interface RowProps {
	y: number;
	text: string;
	kind: keyof typeof KINDS;
	minutes: number;
	messages: Messages;
}

function Row({ y, text, kind, minutes, messages }: RowProps) {
	const { icon, className } = KINDS[kind];
	return (
		<g transform={`translate(42 ${y})`}>
			<path d="M12 15h0m6 0h0m-6 7h0m6 0h0m-6 7h0m6 0h0" className="stroke-line" strokeWidth="3" />
			<rect x="30" y="9" width="28" height="28" rx="8" className={className} />
			<path d={icon} transform="translate(44 23)" fill="#fff" />
			<Text x={70} y={20} size={12} weight={600} maxWidth={228}>
				{text}
			</Text>
			<Text x={70} y={35} tone="muted">
				{`${messages[kind]} · ${minutes} ${messages.minutes}`}
			</Text>
		</g>
	);
}

/** The questions of an interview in their order; one is being moved. */
export const QuestionsScene = ({ messages }: SceneProps<"questions">) => (
	<Ground tone="lilac">
		<Window x={30} y={22} width={340} height={252} title={messages.title} />
		<Row y={56} text={messages.first} kind="video" minutes={2} messages={messages} />
		<path d="M42 102h316" className="stroke-(--hairline)" />
		<rect x="42" y="108" width="316" height="40" rx="10" className={`${SOFT} stroke-brand-ink`} strokeDasharray="4 4" />
		<Row y={194} text={messages.fourth} kind="text" minutes={3} messages={messages} />
		<path d="M42 194h316M42 240h316" className="stroke-(--hairline)" />
		<Row y={150} text={messages.third} kind="choice" minutes={1} messages={messages} />
		<g transform="rotate(-2.5 200 130) translate(10 -4)">
			<Panel x={36} y={106} width={330} height={46} />
			<rect x="36" y="106" width="330" height="46" rx="12" fill="none" className="stroke-brand-ink" strokeWidth="1.5" />
			<Row y={106} text={messages.second} kind="video" minutes={3} messages={messages} />
			<path d="M344 140l14 34 5-13 13-5z" fill="#16152b" stroke="#fff" strokeWidth="2" />
		</g>
		<path d="M56 257h10m-5-5v10" className="stroke-brand-ink" strokeWidth="2.4" />
		<Text x={74} y={261} size={12} weight={700} tone="brand" maxWidth={200}>
			{messages.add}
		</Text>
	</Ground>
);
