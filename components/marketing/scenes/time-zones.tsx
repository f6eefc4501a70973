import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

interface PlaceProps {
	x: number;
	y: number;
	person: PersonName;
	name: string;
	time: string;
}

/** A person's place and local time. */
const Place = ({ x, y, person, name, time }: PlaceProps) => (
	<>
		<Panel x={x} y={y} width={124} height={54} round={27} />
		<Person name={person} x={x + 6} y={y + 6} size={42} round />
		<Text x={x + 56} y={y + 23} weight={600} tone="muted" maxWidth={60}>
			{name}
		</Text>
		<Text x={x + 56} y={y + 41} size={17} weight={800}>
			{time}
		</Text>
	</>
);

const LANDS =
	"M122 88c24-12 46 2 40 20s-30 10-28 30 24 22 18 48-30 34-38 12 4-34-12-50-8-48 20-60zM196 78c30-14 62-8 76 10s-6 28-2 48 22 14 14 38-34 46-48 26-2-44-20-58-44-52-20-64zM262 216c14-6 30 2 22 14s-34 2-22-14z";

/** The same questions under every sky. */
export const TimeZonesScene = ({ messages }: SceneProps<"time-zones">) => (
	<Ground tone="night">
		<circle cx="200" cy="152" r="112" fill="#564fdb" />
		<path d={LANDS} fill="#8f8bf0" />
		<path d="M200 40a112 112 0 0 1 0 224c66-56 66-168 0-224z" fill="#0c0b24" opacity=".34" />
		<path
			d="M200 40v224M88 152h224M104 96h192M104 208h192M200 40c-66 56-66 168 0 224M200 40c66 56 66 168 0 224"
			fill="none"
			stroke="#fff"
			strokeOpacity=".22"
		/>
		<ellipse
			cx="200"
			cy="152"
			rx="176"
			ry="52"
			transform="rotate(-20 200 152)"
			fill="none"
			stroke="#a9a5f5"
			strokeOpacity=".6"
			strokeDasharray="2 7"
			strokeWidth="2"
		/>
		<path d="M368 84l16 6-16 6-6 16-6-16-16-6 16-6 6-16z" fill="#fff" opacity=".9" />
		<Place x={20} y={176} person="rigel" name={messages.lima} time="08:10" />
		<Place x={144} y={226} person="luna" name={messages.nairobi} time="16:10" />
		<Place x={248} y={122} person="comet" name={messages.jakarta} time="20:10" />
	</Ground>
);
