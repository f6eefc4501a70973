import type { Locale } from "@/lib/i18n/locales";
import { Scene } from "./scene";
import { isSceneName } from "./scene-name";

interface Props {
	/** A picture's name as a list of the texts has it. */
	name: string;
	locale: Locale;
}

/** The picture of an entry of a list; nothing for a name without a picture, which `npm run messages` reports. */
export const ListedScene = ({ name, locale }: Props) =>
	isSceneName(name) ? <Scene name={name} locale={locale} /> : null;
