import { constants } from "node:fs";
import { access } from "node:fs/promises";

const USUAL_PLACE = "/usr/bin/chromium";

/** The browser that turns pages into PDF: the one the operator names, or Debian's when it is installed. */
export async function findChromium(named: string | undefined): Promise<string | undefined> {
	const path = named ?? USUAL_PLACE;
	try {
		await access(path, constants.X_OK);
		return path;
	} catch {
		if (named) throw new Error(`CHROMIUM_PATH: there is no program at ${named}`);
		return undefined;
	}
}
