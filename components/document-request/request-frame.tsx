import type { ReactNode } from "react";
import { brandStyle } from "@/lib/brand/brand";
import type { RequestView } from "@/lib/document-request/view";
import { type RequestFact, RequestHeader } from "./request-header";

interface Props {
	view: RequestView;
	textLanguage: string | undefined;
	/** The header's facts about the request, beside its name. */
	facts?: readonly RequestFact[];
	/** Line at the bottom that names the product. */
	poweredBy: string;
	children: ReactNode;
}

/** The company's frame around a page of its request. */
export const RequestFrame = ({ view, textLanguage, facts, poweredBy, children }: Props) => (
	<div className="flex min-h-svh flex-col">
		<style>{brandStyle(view.colours, view.background)}</style>
		<RequestHeader view={view} textLanguage={textLanguage} facts={facts} />
		<main className="flex grow flex-col bg-(--backdrop,var(--page)) sm:py-6 dark:bg-page">
			<div className="mx-auto w-full max-w-[622px] grow bg-surface px-4 py-6 sm:grow-0 sm:rounded-2xl sm:px-6">
				{children}
			</div>
		</main>
		<footer className="mx-auto max-w-[622px] px-4 py-8 text-center text-muted text-sm">{poweredBy}</footer>
	</div>
);
