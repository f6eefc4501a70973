import type { ContentText } from "@/lib/content/markdown";

/** In development a language's words tell where they are written (`marked.development.ts`); everywhere else they are as they are. */
export const markedMessages = async <Texts extends object>(_locale: string, messages: Texts): Promise<Texts> =>
	messages;

/** The same for a long text. */
export const markedContent = async (_locale: string, _name: string, text: ContentText): Promise<ContentText> => text;
