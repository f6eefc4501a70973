import type { ReactNode } from "react";
import { CompanyLogo } from "@/components/ui/company-logo.client";
import { type RequestView, requestName } from "@/lib/document-request/view";

/** A fact about a request, below its name; omitted without a value. */
export type RequestFact = readonly [label: string, value: ReactNode];

interface Props {
	view: RequestView;
	/** Language of the job's texts, where it isn't that of the page's messages. */
	textLanguage: string | undefined;
	/** Further facts about the request, below its names. */
	facts?: readonly RequestFact[];
}

/**
 * Text that is quieter elsewhere has the header's own colour here; otherwise it would be unreadable on some companies'
 * colours.
 */
const Facts = ({ facts }: { facts: readonly RequestFact[] }) => (
	<dl className="mt-1 flex flex-wrap gap-x-4 text-sm [--muted:var(--on-brand)]">
		{facts.map(([label, value]) => (
			<div key={label}>
				<dt className="inline">{label}</dt> <dd className="inline font-bold">{value}</dd>
			</div>
		))}
	</dl>
);

/** Top of a request's pages in the company's colours: its logo, its name and the job's, and what else is known. */
export function RequestHeader({ view, textLanguage, facts = [] }: Props) {
	const known = facts.filter(([, value]) => value);
	return (
		<header className="bg-brand text-on-brand">
			<div className="mx-auto flex max-w-[622px] items-center gap-4 px-4 py-5">
				<CompanyLogo src={view.company.logo} name={view.company.name} decorative size="h-12 w-20" />
				<div className="min-w-0">
					<p dir="auto" lang={textLanguage} className="text-balance font-bold text-lg/snug">
						{requestName(view)}
					</p>
					{known.length > 0 && <Facts facts={known} />}
				</div>
			</div>
		</header>
	);
}
