import { SOFT } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import type { PersonName } from "./parts/people";
import { Person } from "./parts/person";
import { Play } from "./parts/play";
import { Rating } from "./parts/rating";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

interface CommentProps {
	y: number;
	person: PersonName;
	name: string;
	text: string;
	mention?: string;
	rating: 4 | 5;
}

const Comment = ({ y, person, name, text, mention, rating }: CommentProps) => (
	<>
		<Person name={person} x={170} y={y + 4} size={38} round />
		<rect x="216" y={y} width="150" height="76" rx="12" className="fill-page" />
		<Text x={228} y={y + 20} size={12} weight={700} maxWidth={66}>
			{name}
		</Text>
		<Rating x={296} y={y + 10} value={rating} />
		{mention && (
			<Text x={228} y={y + 37} weight={700} tone="brand">
				{mention}
			</Text>
		)}
		<Text x={228} y={y + (mention ? 52 : 42)} size={mention ? 11 : 12} tone="muted" maxWidth={134} lines={2}>
			{text}
		</Text>
	</>
);

/** A hiring team talking about an answer, at the moments it is about. */
export const TeamScene = ({
	messages,
	people: [candidate = "vega", first = "juno", second = "atlas"] = [],
}: SceneProps<"team">) => (
	<Ground tone="night">
		<Panel x={150} y={26} width={230} height={248} round={16} />
		<Comment y={42} person={first} name={messages.first} text={messages.firstText} rating={5} />
		<Comment
			y={128}
			person={second}
			name={messages.second}
			mention={messages.mention}
			text={messages.secondText}
			rating={4}
		/>
		<rect x="170" y="218" width="196" height="42" rx="12" className={SOFT} />
		<Text x={184} y={244} size={13} weight={700} maxWidth={110}>
			{messages.average}
		</Text>
		<Text x={352} y={246} size={20} weight={800} tone="brand" anchor="end">
			4.6
		</Text>
		<Panel x={20} y={52} width={142} height={196} round={16} />
		<rect x="26" y="58" width="130" height="136" rx="11" fill="#c7d9ee" />
		<path d="M38 74h34v40H38zm80-4h26v8h-26zm0 16h26v8h-26z" fill="#fff" opacity=".7" />
		<Person name={candidate} x={32} y={76} size={118} />
		<Play x={91} y={166} size={16} />
		<path d="M38 220h106" className="stroke-(--hairline)" strokeWidth="6" />
		<path d="M38 220h58" className="stroke-brand" strokeWidth="6" />
		<path d="M96 206l-8-9h16z" className="fill-[#ed2453]" />
		<circle cx="96" cy="220" r="7" className="fill-[#ed2453]" />
		<Text x={38} y={239} tone="muted">
			1:20
		</Text>
		<Text x={144} y={239} tone="muted" anchor="end">
			2:30
		</Text>
	</Ground>
);
