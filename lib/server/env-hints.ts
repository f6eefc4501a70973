import { isNear } from "@/lib/text/is-near";
import { variables } from "./env-schema";

const NAMES = Object.keys(variables.shape);

const wordsOf = (name: string) => name.split("_");
const sorted = (name: string) => wordsOf(name).sort().join("_");

/** Words of up to three letters have too many neighbours. */
const isSameWord = (one: string, other = "") => one === other || (one.length > 3 && isNear(one, other));

/** Whether a name was probably meant to be one of ours: one slip in all, one in each word, or the words in another order. */
function isMeant(name: string, ours: string): boolean {
	const [words, wanted] = [wordsOf(name), wordsOf(ours)];
	const isSame = words.length === wanted.length && words.every((word, index) => isSameWord(word, wanted[index]));
	return isSame || isNear(name, ours) || sorted(name) === sorted(ours);
}

/** A line for each variable that looks like a misspelt setting, without its value. A setting that is set wasn't misspelt. */
export function misspelt(source: Record<string, string | undefined>): string[] {
	const unset = NAMES.filter((name) => !source[name]);
	return Object.keys(source)
		.filter((name) => source[name] && !NAMES.includes(name))
		.flatMap((name) => {
			const meant = unset.find((ours) => isMeant(name, ours));
			return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
		});
}

const isLocal = (origin: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

interface Site {
	siteOrigin: string;
	/** The embedded backend, if there is one. */
	backend: { regions: Record<"main" | "eu", { publicUrl: string }> } | null;
}

/** A line if the site is public and its embedded backend can't be reached from where the site can. */
export function unreachable({ siteOrigin, backend }: Site): string[] {
	if (!backend || isLocal(siteOrigin)) return [];
	const origins = Object.values(backend.regions).map(({ publicUrl }) => publicUrl);
	if (origins.some(isLocal))
		return ["BACKEND_ORIGIN and BACKEND_EU_ORIGIN lead to this machine: nobody else gets pictures, or can sign in."];
	if (siteOrigin.startsWith("https:") && origins.some((origin) => origin.startsWith("http:")))
		return ["BACKEND_ORIGIN and BACKEND_EU_ORIGIN need https: browsers show no http pictures on an https site."];
	return [];
}
