import { readFile } from "node:fs/promises";
import { z } from "zod";

/** A script that asks for the application form's code when somebody touches the form. */
const formCode = z.object({
	language: z.string(),
	/** The file among a page's scripts that would load that code. */
	loader: z.string(),
	script: z.string(),
});

export type FormCode = z.infer<typeof formCode>;

/** The scripts that the build wrote. Rejects when the file is missing or odd. */
export async function loadFormCode(path: URL | string): Promise<FormCode[]> {
	return z.array(formCode).parse(JSON.parse(await readFile(path, "utf8")));
}

const PLACE = '<div data-form="';
const FIRST_SCRIPT = '<script src="';

/**
 * Puts the script for the form's code before a page's other scripts, which may take seconds on a slow phone. Pages without
 * the form stay as they are.
 */
export function putFormCode(html: string, formCodes: readonly FormCode[]): string {
	const place = html.indexOf(PLACE);
	const at = html.indexOf(FIRST_SCRIPT);
	if (place === -1 || at === -1 || at > place) return html;
	const found = formCodes.find(
		({ language, loader }) => html.startsWith(`${language}"`, place + PLACE.length) && html.includes(`"${loader}"`),
	);
	return found ? `${html.slice(0, at)}${FIRST_SCRIPT}${found.script}" async=""></script>${html.slice(at)}` : html;
}
