import type { ReactNode } from "react";
import { NetworkMark } from "@/components/shared/network-mark";
import type { SocialNetwork } from "@/lib/site/social";

const drawn = (shapes: ReactNode) => (
	<svg
		viewBox="0 0 24 24"
		className="size-5 shrink-0"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
	>
		{shapes}
	</svg>
);

const MARKS: Record<SocialNetwork, ReactNode> = {
	linkedin: <NetworkMark network="linkedin" />,
	facebook: <NetworkMark network="facebook" />,
	x: <NetworkMark network="twitter" />,
	instagram: drawn(
		<>
			<rect x="4" y="4" width="16" height="16" rx="4.5" />
			<circle cx="12" cy="12" r="3.6" />
			<circle cx="16.6" cy="7.4" r=".6" />
		</>,
	),
	youtube: drawn(
		<>
			<rect x="3" y="5.5" width="18" height="13" rx="3.5" />
			<path d="M10.5 9.5v5l4-2.5z" fill="currentColor" strokeWidth="1" strokeLinejoin="round" />
		</>,
	),
	tiktok: drawn(<path d="M13 3.5v11.3a3.8 3.8 0 1 1-3.8-3.8M13 3.5c.4 2.7 2.2 4.6 5 4.9" strokeWidth="2.6" />),
};

/** A network's sign. */
export const SocialMark = ({ network }: { network: SocialNetwork }) => MARKS[network];
