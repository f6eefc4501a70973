import { LOCALES, type Locale, pathIn } from "@/lib/i18n/locales";

/** The parts of a frame. */
export type ReadyPartName = "header" | "footer";

/** Where a ready part stands. */
export interface ReadyPlace {
	part: ReadyPartName;
	/** The frame's name in the store. */
	frame: string;
	/** The page's path without its language. */
	path: string;
}

type Store = Map<string, Readonly<Record<ReadyPartName, string>>>;

/** Server components and those of the browser are separate programs in one process. */
const KEY = Symbol.for("astronaut.ready-frames");

const store = (): Store => {
	const shared = globalThis as { [KEY]?: Store };
	shared[KEY] ??= new Map();
	return shared[KEY];
};

/** Stands for the page's address in a language, until a page is made. */
export const addressHole = (locale: Locale): string => `{${locale}}`;

export const keepReady = (frame: string, parts: Readonly<Record<ReadyPartName, string>>): void =>
	void store().set(frame, parts);

const inAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A part's HTML on the page at `path`. Throws if nobody has made the frame. */
export function readyHtml({ part, frame, path }: ReadyPlace): string {
	const parts = store().get(frame);
	if (!parts) throw new Error(`the frame ${frame} isn't ready`);
	return LOCALES.reduce(
		(html, one) => html.replaceAll(`"${addressHole(one)}"`, () => `"${inAttribute(pathIn(one, path))}"`),
		parts[part],
	);
}
