import { Mark } from "../../shared/mark";
import { Chip } from "./parts/chip";
import { SURFACE } from "./parts/colours";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Rating } from "./parts/rating";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** Candidates go from the company's own system to Astronaut, and come back with an interview. */
export const IntegrationScene = ({ messages }: SceneProps<"integration">) => (
	<Ground tone="lilac">
		<path
			d="M110 66C150 14 250 14 292 62"
			fill="none"
			className="stroke-brand-ink"
			strokeWidth="3"
			strokeDasharray="1 8"
		/>
		<path
			d="M290 236c-42 50-140 50-182 6"
			fill="none"
			className="stroke-[#ed2453]"
			strokeWidth="3"
			strokeDasharray="1 8"
		/>
		<path d="M297 66l-16-4 11-10z" className="fill-brand-ink" />
		<path d="M102 238l4 15 11-10z" fill="#ed2453" />
		<Panel x={22} y={72} width={166} height={160} round={14} />
		<Text x={36} y={97} size={13} weight={800} maxWidth={140}>
			{messages.system}
		</Text>
		<path d="M22 110h166M22 150h166M22 190h166" className="stroke-(--hairline)" />
		<path d="M50 130h0M50 170h0M50 210h0" className="stroke-(--hairline)" strokeWidth="24" />
		<path d="M72 130h26M72 170h34M72 210h20" className="stroke-line" strokeWidth="5" opacity=".6" />
		<Chip x={118} y={120} width={62}>
			{messages.invited}
		</Chip>
		<Chip x={118} y={160} width={62} tone="ok">
			{messages.done}
		</Chip>
		<Chip x={118} y={200} width={62}>
			{messages.invited}
		</Chip>
		<Panel x={232} y={66} width={146} height={172} round={14} />
		<rect x="240" y="74" width="130" height="100" rx="9" fill="#fde3ea" />
		<Person name="luna" x={256} y={76} size={98} />
		<Rating x={252} y={190} value={5} />
		<path d="M254 216h104" className="stroke-(--hairline)" strokeWidth="6" />
		<path d="M254 216h84" className="stroke-brand" strokeWidth="6" />
		<circle cx="210" cy="152" r="31" className={`${SURFACE} stroke-(--hairline)`} />
		<Mark x={188} y={130} size={44} />
		<Chip x={146} y={16} width={112} height={26} tone="brand" size={12}>
			{messages.candidate}
		</Chip>
		<Chip x={134} y={258} width={132} height={26} tone="action" size={12}>
			{messages.result}
		</Chip>
	</Ground>
);
