import type { Draft } from "@/lib/application/draft";

type Source = () => Draft;

let source: Source | null = null;

/** Registers the source of this page's draft. Returns a function that unregisters it. */
export function providePageDraft(draft: Source): () => void {
	source = draft;
	return () => {
		if (source === draft) source = null;
	};
}

/** The current contents of this page's form; null if it has no form with drafts. */
export const pageDraft = (): Draft | null => source?.() ?? null;
