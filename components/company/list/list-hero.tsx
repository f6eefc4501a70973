import type { ListMessages } from "./list-messages";

/** A faint sky, cut off where the panel ends. */
const Stars = () => (
	<svg
		viewBox="0 0 960 220"
		preserveAspectRatio="xMidYMid slice"
		className="absolute inset-0 -z-10 size-full"
		aria-hidden="true"
	>
		<g fill="#fff" opacity=".7">
			<circle cx="60" cy="42" r="1.8" />
			<circle cx="168" cy="176" r="1.5" />
			<circle cx="402" cy="30" r="1.6" />
			<circle cx="520" cy="88" r="1.2" />
			<circle cx="566" cy="178" r="2" />
			<circle cx="648" cy="40" r="2.2" />
			<circle cx="712" cy="140" r="1.4" />
			<circle cx="920" cy="56" r="1.8" />
			<circle cx="894" cy="170" r="1.4" />
		</g>
		<circle cx="812" cy="96" r="46" fill="#564fdb" />
		<path d="M742 124c34 16 112-4 138-50" stroke="#a9a5f5" strokeWidth="4" strokeLinecap="round" fill="none" />
		<circle cx="796" cy="84" r="9" fill="#3a34b0" />
		<circle cx="830" cy="112" r="13" fill="#3a34b0" />
		<circle cx="744" cy="62" r="5" fill="#ed2453" />
	</svg>
);

/** Top of the company list. */
export const ListHero = ({ messages }: { messages: ListMessages }) => (
	<div className="relative isolate overflow-hidden rounded-3xl bg-[#1d1a4d] px-5 pt-10 pb-18 text-white sm:px-10 sm:pt-14 sm:pb-22">
		<Stars />
		<h1 className="text-balance font-extrabold text-3xl leading-tight md:text-4xl">{messages.title}</h1>
		<p className="mt-3 max-w-md text-[#d9d7fb] text-lg">{messages.lead}</p>
	</div>
);
