"use client";

import type { ReactNode } from "react";
import { Toaster } from "@/components/layout/toaster.client";
import { useLanguageLinks } from "@/components/ui/use-language-links.client";
import { HELP_PANELS, type HelpPanel } from "@/lib/help/help";
import { useCopyLinks } from "./use-copy-links.client";
import { useHelpHash } from "./use-help-hash.client";

interface Props {
	panels: Record<HelpPanel, ReactNode>;
	/** Names of the panels. */
	tabs: Record<HelpPanel, string>;
	messages: { label: string; copied: string; close: string };
}

// Before hydration the browser's own target decides; without script, all panels stay visible.
const UNDECIDED: Record<HelpPanel, string> = {
	faq: "scripted:group-has-[:is(#htu,#htu_*):target]/panels:hidden",
	htu: "mt-14 scripted:mt-0 scripted:not-group-has-[:is(#htu,#htu_*):target]/panels:hidden",
};

const TAB =
	"flex min-h-12 flex-1 items-center justify-center rounded-full px-4 text-center font-bold text-brand-ink aria-[current]:bg-brand aria-[current]:text-on-brand forced-colors:aria-[current]:border-2";

function placeOf(panel: HelpPanel, shown: HelpPanel | null): string {
	if (!shown) return UNDECIDED[panel];
	return shown === panel ? "" : "hidden print:block print:mt-14";
}

/** Questions and guides, one of both at a time. Their tabs are links to places in the page. */
export function HelpPanels({ panels, tabs, messages }: Props) {
	const shown = useHelpHash();
	useLanguageLinks();
	useCopyLinks(messages.copied);
	return (
		<div className="group/panels">
			<nav aria-label={messages.label} className="no-print mb-10 flex gap-2 rounded-full border bg-surface p-1">
				{HELP_PANELS.map((panel) => (
					<a
						key={panel}
						href={`#${panel}`}
						aria-current={panel === (shown ?? "faq") ? "true" : undefined}
						className={TAB}
					>
						{tabs[panel]}
					</a>
				))}
			</nav>
			{HELP_PANELS.map((panel) => (
				<section key={panel} id={panel} aria-label={tabs[panel]} className={`scroll-mt-28 ${placeOf(panel, shown)}`}>
					{panels[panel]}
				</section>
			))}
			<Toaster closeLabel={messages.close} />
		</div>
	);
}
