import type { Language } from "../../http/language";
import type { BlogItemRow } from "../../store/schema";

/** The path of an article for a reader, naming the reader's language where the article isn't written in it. */
export const articlePath = ({ slug, language }: Pick<BlogItemRow, "slug" | "language">, reader: Language): string =>
	`/blog/${slug}${language === reader ? "" : `?language=${reader}`}`;
