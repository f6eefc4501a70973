import { titleKey } from "../../store/title-key";

/** The slug of a title, from its Latin letters and digits. */
export const slugOf = (title: string): string =>
	titleKey(title)
		.replace(/&/g, "and")
		.replace(/['’.]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
