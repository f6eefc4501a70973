import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

interface MemberProps {
	x: number;
	y: number;
	size: number;
	person: PersonName;
}

/** A person of a pool, by the centre of the portrait. */
const Member = ({ x, y, size, person }: MemberProps) => (
	<Person name={person} x={x - size / 2} y={y - size / 2} size={size} round />
);

/** Further people, each a star. */
const OTHERS = "M36 92h0M150 96h0M98 170h0M262 64h0M366 112h0M302 152h0M150 262h0M334 246h0M216 266h0";

/** Pools as constellations: each skill's people belong together. */
export const TalentPoolScene = ({ messages }: SceneProps<"talent-pool">) => (
	<Ground tone="night">
		<path
			d="M36 92l48-26 66 30-52 74zM262 64l58 28 46 20m-46-20-18 60M150 262l48-50 18 54m-18-54 80-4 56 38"
			fill="none"
			stroke="#a9a5f5"
			strokeOpacity=".55"
			strokeWidth="1.5"
		/>
		<path d={OTHERS} stroke="#a9a5f5" strokeWidth="14" />
		<path d={OTHERS} stroke="#fff" strokeWidth="6" />
		<Member x={84} y={70} size={58} person="mira" />
		<Member x={98} y={160} size={38} person="cetus" />
		<Member x={320} y={92} size={58} person="orbit" />
		<Member x={198} y={208} size={64} person="comet" />
		<Member x={278} y={208} size={40} person="rigel" />
		<circle cx="198" cy="208" r="38" fill="none" stroke="#ed2453" strokeWidth="3" />
		<Text x={84} y={30} size={14} weight={700} tone="white" anchor="middle">
			{messages.barista}
		</Text>
		<Text x={320} y={50} size={14} weight={700} tone="white" anchor="middle">
			{messages.data}
		</Text>
		<Text x={272} y={256} size={14} weight={700} tone="white" anchor="middle">
			{messages.sales}
		</Text>
		<Chip x={136} y={128} width={124} height={32} tone="action" size={13}>
			{messages.invite}
		</Chip>
		<path d="M192 160h12l-6 7z" fill="#ed2453" />
	</Ground>
);
