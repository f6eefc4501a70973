import { titleKey } from "../../store/title-key";

/** A title as it stands in an address, from its Latin letters and digits. */
export const slugOf = (title: string): string =>
	titleKey(title)
		.replace(/&/g, "and")
		.replace(/['’.]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
