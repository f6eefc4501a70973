import type { ContentText } from "@/lib/content/markdown";

/**
 * In development, a language's texts show where they are written (`marked.development.ts`); otherwise they stay unchanged.
 */
export const markedMessages = async <Texts extends object>(_locale: string, messages: Texts): Promise<Texts> =>
	messages;

/**
 * The name under which something made of `texts` is kept. In development, marked texts have names of their own, so that
 * only those who asked for marks get them.
 */
export const nameOfTexts = (name: string, _texts: object): string => name;

/** The same as `markedMessages` for a long text. */
export const markedContent = async (_locale: string, _name: string, text: ContentText): Promise<ContentText> => text;
