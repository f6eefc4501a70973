import { Chip } from "./parts/chip";
import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Play } from "./parts/play";
import { Rating } from "./parts/rating";
import { Text } from "./parts/text";
import { Window } from "./parts/window";
import type { SceneProps } from "./scene-name";

interface TileProps {
	x: number;
	y: number;
	person: PersonName;
	room: string;
	name: string;
	rating: 3 | 4 | 5;
}

const Tile = ({ x, y, person, room, name, rating }: TileProps) => (
	<>
		<rect x={x} y={y} width="150" height="72" rx="10" fill={room} />
		<Person name={person} x={x + 40} y={y + 2} size={70} />
		<Play x={x + 20} y={y + 54} size={10} />
		<Text x={x + 2} y={y + 87} size={12} weight={700} maxWidth={80}>
			{name}
		</Text>
		<Rating x={x + 84} y={y + 77} value={rating} />
	</>
);

/** Four candidates answer the same question; the team rates one of them highest. */
export const CompareScene = ({
	messages,
	people: [first = "comet", second = "orbit", third = "cetus", fourth = "sirius"] = [],
}: SceneProps<"compare">) => (
	<Ground tone="blush">
		<Window x={26} y={20} width={348} height={260} title={messages.title} />
		<rect x="36" y="58" width="162" height="106" rx="14" className={`${SOFT} stroke-brand-ink`} strokeWidth="2.5" />
		<Tile x={42} y={64} person={first} room="#cfcbfa" name={messages.first} rating={5} />
		<Chip x={106} y={50} width={88} height={20} tone="brand">
			{messages.pick}
		</Chip>
		<Tile x={208} y={64} person={second} room="#bfe6da" name={messages.second} rating={4} />
		<Tile x={42} y={176} person={third} room="#fbe3b4" name={messages.third} rating={4} />
		<Tile x={208} y={176} person={fourth} room="#c9e0f6" name={messages.fourth} rating={3} />
	</Ground>
);
