import type { ReactNode } from "react";
import type { AudiencePage } from "@/lib/site/navigation";

const SIGNS: Record<AudiencePage, ReactNode> = {
	campuses: <path d="m2.5 9 9.5-4.5L21.5 9 12 13.5zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6" />,
	professionals: <path d="M3.5 8h17v11h-17zM9 8V5.5h6V8M3.5 13c5.5 2.5 11.5 2.5 17 0M12 13v2" />,
	"technical-hiring": <path d="m8 8-4.5 4L8 16M16 8l4.5 4-4.5 4M13.5 5l-3 14" />,
	"remote-and-field-hiring": (
		<>
			<path d="M12 21c4-4.5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.5 6.5 6.5 11z" />
			<circle cx="12" cy="10" r="2.5" />
		</>
	),
	"global-hiring": (
		<>
			<circle cx="12" cy="12" r="8.5" />
			<path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
		</>
	),
	"partner-via-api": <path d="M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4" />,
};

/** The sign of one kind of recruiters. */
export const AudienceIcon = ({ page }: { page: AudiencePage }) => (
	<span className="grid size-10 shrink-0 place-items-center rounded-lg bg-tint text-brand-ink">
		<svg
			viewBox="0 0 24 24"
			className="size-6"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.8"
			strokeLinejoin="round"
			strokeLinecap="round"
			aria-hidden="true"
		>
			{SIGNS[page]}
		</svg>
	</span>
);
