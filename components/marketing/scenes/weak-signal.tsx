import { Bar } from "./parts/bar";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Phone } from "./parts/phone";
import { Text } from "./parts/text";
import { Tick } from "./parts/tick";
import type { SceneProps } from "./scene-name";

/** The share that has arrived when the connection drops. */
const PART = 0.62;

/** The width of the upload's bar. */
const WIDTH = 160;

interface StateProps {
	y: number;
	title: string;
	text: string;
	/** Whether there is a connection. */
	connected: boolean;
}

/** The upload before or after the connection is back. */
const State = ({ y, title, text, connected }: StateProps) => (
	<>
		<Panel x={168} y={y} width={214} height={84} round={14} />
		<rect
			x="182"
			y={y + 14}
			width="38"
			height="38"
			rx="10"
			className={connected ? "fill-ok-soft" : "fill-danger-soft"}
		/>
		<path
			d={`M191 ${y + 42}v-4m7 4v-9m7 9v-14m7 14v-20`}
			className={connected ? "stroke-ok" : "stroke-danger opacity-40"}
			strokeWidth="4"
		/>
		{!connected && <path d={`M189 ${y + 21}l24 24`} className="stroke-danger" strokeWidth="3" />}
		<Text x={230} y={y + 29} size={14} weight={800} maxWidth={146}>
			{title}
		</Text>
		<Text x={230} y={y + 47} tone="muted" maxWidth={144}>
			{text}
		</Text>
		<Bar x={182} y={y + 64} width={WIDTH} part={PART} />
		{connected && <path d={`M${185 + WIDTH * PART} ${y + 67}h46`} className="stroke-ok" strokeWidth="6" />}
		{connected ? (
			<Tick x={362} y={y + 67} size={9} className="fill-ok" />
		) : (
			<path d={`M359 ${y + 62}v10m7-10v10`} className="stroke-danger" strokeWidth="3.5" />
		)}
	</>
);

/** An answer during its upload: it waits without a signal, and continues where it stopped. */
export const WeakSignalScene = ({ messages }: SceneProps<"weak-signal">) => (
	<Ground tone="lilac">
		<path d="M0 220c90-50 190-46 260-10s110 20 140 6v84H0z" fill="#2e8b57" />
		<path d="M0 262c120-34 250-24 400 2v36H0z" fill="#1f6b42" />
		<path d="M331 140l14-104 14 104" fill="none" className="stroke-[#3a3950] dark:stroke-[#a9a5f5]" strokeWidth="3.5" />
		<path d="M334 28a16 16 0 0 1 22 0m-31-10a29 29 0 0 1 40 0" fill="none" stroke="#ed2453" strokeWidth="3" />
		<Phone x={26} y={24} width={158} height={300} />
		<rect x="32" y="30" width="146" height="270" rx="18" fill="#fbd0b0" />
		<path d="M32 190l44-34 36 28 30-22 36 30v108H32z" fill="#8f8bd8" />
		<Person name="aster" x={30} y={140} size={150} />
		<path d="M32 280h146v20H32z" fill="#2f4858" />
		<path d="M91 38h28" stroke="#0c0b24" strokeWidth="7" />
		<circle cx="105" cy="96" r="33" fill="#16152b" opacity=".9" />
		<circle cx="105" cy="96" r="26" fill="none" stroke="#fff" strokeOpacity=".25" strokeWidth="5" />
		<path d="M105 70a26 26 0 1 1-17.8 45" fill="none" stroke="#a9a5f5" strokeWidth="5" />
		<Text x={105} y={101} size={14} weight={800} tone="white" anchor="middle">
			62%
		</Text>
		<path d="M275 154v20" className="stroke-brand-ink" strokeWidth="3" strokeDasharray="1 7" />
		<path d="M267 174h16l-8 9z" className="fill-brand-ink" />
		<State y={64} title={messages.paused} text={messages.pausedText} connected={false} />
		<State y={188} title={messages.resumed} text={messages.resumedText} connected />
	</Ground>
);
