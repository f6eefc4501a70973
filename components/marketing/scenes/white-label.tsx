import { Chip } from "./parts/chip";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

const SWATCHES = ["#0f766e", "#b4532a", "#1d6fa5", "#7a3fa0", "#2e8b57", "#c2185b"];

/** A cup on a saucer: the logo of a coffee company. */
const CUP = "M-9-7H6v3h3a4 4 0 0 1 0 8H5.5a8 8 0 0 1-14.5-3zM6-1v4h2a1.5 1.5 0 0 0 0-4zM-11 10H9v2h-20z";

/** The same interview page in two colours, and the choice of a third. */
export const WhiteLabelScene = ({ messages }: SceneProps<"white-label">) => (
	<Ground tone="mint">
		<g transform="rotate(5 260 150)">
			<Panel x={150} y={30} width={190} height={220} round={14} />
			<path d="M150 44a14 14 0 0 1 14-14h162a14 14 0 0 1 14 14v56H150z" fill="#b4532a" />
			<path d="M300 160h22m-50 16h50m-50 14h30" className="stroke-(--hairline)" strokeWidth="6" />
		</g>
		<Panel x={40} y={30} width={214} height={240} round={14} />
		<path d="M40 44a14 14 0 0 1 14-14h186a14 14 0 0 1 14 14v58H40z" fill="#0f766e" />
		<path d="M254 102c-50-26-96 6-146-20-26-12-46-6-68 2v18z" fill="#fff" opacity=".14" />
		<rect x="58" y="74" width="56" height="56" rx="14" fill="#fff" className="stroke-(--hairline)" />
		<path d={CUP} transform="translate(86 101) scale(1.3)" fill="#0f766e" fillRule="evenodd" />
		<Text x={58} y={158} size={16} weight={800} maxWidth={186} lines={2}>
			{messages.title}
		</Text>
		<Text x={58} y={180} tone="muted" maxWidth={190} lines={2}>
			{messages.text}
		</Text>
		<rect x="58" y="212" width="178" height="38" rx="10" fill="#0f766e" />
		<Text x={147} y={236} size={14} weight={700} tone="white" anchor="middle" maxWidth={170}>
			{messages.start}
		</Text>
		<Panel x={232} y={150} width={142} height={126} round={14} />
		<Text x={246} y={172} weight={700} maxWidth={118}>
			{messages.colour}
		</Text>
		{SWATCHES.map((colour, index) => (
			<circle key={colour} cx={258 + (index % 3) * 36} cy={194 + Math.floor(index / 3) * 30} r="11" fill={colour} />
		))}
		<circle cx="258" cy="194" r="14.5" fill="none" className="stroke-ink" strokeWidth="2" />
		<Chip x={246} y={246} width={114} height={20} tone="tint" round={6}>
			#0F766E
		</Chip>
	</Ground>
);
