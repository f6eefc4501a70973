import type { Draft } from "@/lib/application/draft";

type Source = () => Draft;

let source: Source | null = null;

/** Says what gives the draft of the form on this page. Gives what takes that back. */
export function providePageDraft(draft: Source): () => void {
	source = draft;
	return () => {
		if (source === draft) source = null;
	};
}

/** What stands in this page's form now; null where it has none that keeps drafts. */
export const pageDraft = (): Draft | null => source?.() ?? null;
