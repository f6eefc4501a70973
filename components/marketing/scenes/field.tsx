import { Bar } from "./parts/bar";
import { Ground } from "./parts/ground";
import { Panel } from "./parts/panel";
import { Person } from "./parts/person";
import { Phone } from "./parts/phone";
import { Text } from "./parts/text";
import type { SceneProps } from "./scene-name";

/** A driver answers beside the road; the phone holds what the connection can't carry yet. */
export const FieldScene = ({ messages }: SceneProps<"field">) => (
	<Ground tone="mint">
		<path d="M0 0h400v220H0z" fill="#fbd0b0" />
		<circle cx="96" cy="110" r="46" fill="#fff3d6" />
		<path d="M0 150l70-56 60 50 50-34 90 74 70-50 60 46v60H0z" fill="#8f8bd8" />
		<path d="M0 186c70-26 130-20 200 4s140 14 200-8v118H0z" fill="#2e8b57" />
		<path d="M36 300L140 196h26l-6 104z" fill="#3a3950" />
		<path d="M150 206l-16 24m-16 22l-24 34" stroke="#fff" strokeWidth="4" />
		<path d="M46 236l14-96 14 96m-25-26h22m-19-34h16" fill="none" stroke="#3a3950" strokeWidth="3.5" />
		<path d="M47 128a20 20 0 0 1 26 0" fill="none" stroke="#3a3950" strokeWidth="3.5" />
		<Person name="aster" x={20} y={134} size={166} />
		<Phone x={212} y={22} width={156} height={300} />
		<rect x="218" y="28" width="144" height="146" rx="18" fill="#fbd0b0" />
		<path d="M218 130l40-26 34 24 32-18 38 26v38H218z" fill="#8f8bd8" />
		<Person name="aster" x={232} y={58} size={116} />
		<path d="M276 32h28" stroke="#0c0b24" strokeWidth="8" />
		<circle cx="240" cy="54" r="5" fill="#ed2453" />
		<path d="M322 58v-4m8 4v-8" stroke="#16152b" strokeWidth="4" />
		<path d="M338 58v-12m8 12v-16" stroke="#16152b" strokeWidth="4" opacity=".25" />
		<Text x={232} y={196} size={12} weight={800} maxWidth={126}>
			{messages.question}
		</Text>
		<Panel x={172} y={212} width={208} height={66} />
		<rect x="184" y="226" width="38" height="38" rx="10" className="fill-ok-soft" />
		<path d="M196 234h14v22h-14zm5 18h4" fill="none" className="stroke-ok" strokeWidth="2.5" />
		<Text x={232} y={234} size={12} weight={700} maxWidth={140}>
			{messages.saved}
		</Text>
		<Bar x={232} y={242} width={134} part={0.62} />
		<Text x={232} y={265} tone="muted" maxWidth={142}>
			{messages.sending}
		</Text>
	</Ground>
);
