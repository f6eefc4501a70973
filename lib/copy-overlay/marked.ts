import type { ContentText } from "@/lib/content/markdown";

/**
 * In development, a language's texts show where they are written (`marked.development.ts`); otherwise they stay unchanged.
 */
export const markedMessages = async <Texts extends object>(_locale: string, messages: Texts): Promise<Texts> =>
	messages;

/** The same for a long text. */
export const markedContent = async (_locale: string, _name: string, text: ContentText): Promise<ContentText> => text;
