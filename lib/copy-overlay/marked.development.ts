import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cookies } from "next/headers";
import type { ContentText } from "@/lib/content/markdown";
import { OVERLAY_COOKIE } from "./cookie";
import { jsonLines, markdownLines } from "./lines";
import { markContent, markTexts } from "./mark-texts";
import { placesIn } from "./place-mark";

const read = (file: string) => readFile(join(/* turbopackIgnore: true */ process.cwd(), file), "utf8");

/** Whether the visitor asked for marks with `?words`; never outside a request. */
async function areAskedFor(): Promise<boolean> {
	try {
		return (await cookies()).has(OVERLAY_COOKIE);
	} catch {
		return false;
	}
}

/** A language's texts, marked with their places if the visitor asked for it. */
export async function markedMessages<Texts extends object>(locale: string, messages: Texts): Promise<Texts> {
	if (!(await areAskedFor())) return messages;
	const files = Object.entries(messages).map(async ([name, texts]) => {
		const file = `messages/${locale}/${name}.json`;
		return [name, markTexts(texts, file, jsonLines(await read(file)))];
	});
	return Object.fromEntries(await Promise.all(files));
}

/** The name under which something made of `texts` is kept: another one if they are marked. */
export const nameOfTexts = (name: string, texts: object): string =>
	placesIn(JSON.stringify(texts)).length > 0 ? `${name} marked` : name;

/** A long text, its sections marked with their places if the visitor asked for it. */
export async function markedContent(locale: string, name: string, text: ContentText): Promise<ContentText> {
	if (!(await areAskedFor())) return text;
	const file = `messages/${locale}/${name}.md`;
	return markContent(text, file, markdownLines(await read(file)));
}
