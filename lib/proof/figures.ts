import { dayInWords } from "@/lib/i18n/day";
import type { Locale } from "@/lib/i18n/locales";
import { PAGE_GROUPS, type PageGroup } from "./page-group";
import browsers from "./results/browsers.json";
import tests from "./results/tests.json";
import weights from "./results/weights.json";

/** What one kind of page was looked at by axe. */
export interface Looks {
	/** How often, in all states, and how often axe found something. */
	looks: number;
	problems: number;
	/** Of these in each language, in dark colours, and in a window as narrow as a phone. */
	en: number;
	id: number;
	dark: number;
	narrow: number;
}

/** Results of the last test run that was taken over: written by `npm test`, taken over by `npm run proof`. */
interface TestResults {
	date: string;
	/** What was tested, as git names it. */
	commit: string;
	passed: number;
	failed: number;
	/** Passed tests by purpose. */
	purposes: Record<"faults" | "security" | "fuzz", number>;
	axe: string;
	groups: Partial<Record<PageGroup, Looks>>;
}

export const TESTS: TestResults = tests;
export const BROWSERS: typeof browsers = browsers;
export const WEIGHTS: typeof weights = weights;

const KIB = 1024;

/** Bytes in whole KiB. */
export const inKib = (bytes: number): number => Math.round(bytes / KIB);

/** The kinds of pages that were looked at, in order. */
export const lookedAt = (): [PageGroup, Looks][] =>
	PAGE_GROUPS.flatMap((group) => {
		const looks = TESTS.groups[group];
		return looks ? [[group, looks] as [PageGroup, Looks]] : [];
	});

const sumOf = (part: keyof Looks) => lookedAt().reduce((sum, [, looks]) => sum + looks[part], 0);

/** The results as long texts name them by braces: numbers and days as a language writes them. */
export function proofFacts(locale: Locale) {
	const written = (value: number) => value.toLocaleString(locale);
	const heaviest = Math.max(...WEIGHTS.pages.map(({ total }) => total));
	return {
		testDay: dayInWords(locale, TESTS.date),
		testCommit: TESTS.commit,
		testsPassed: written(TESTS.passed),
		testsFailed: written(TESTS.failed),
		faultTests: written(TESTS.purposes.faults),
		securityTests: written(TESTS.purposes.security),
		fuzzTests: written(TESTS.purposes.fuzz),
		axeVersion: TESTS.axe,
		looks: written(sumOf("looks")),
		lookProblems: written(sumOf("problems")),
		looksDark: written(sumOf("dark")),
		looksNarrow: written(sumOf("narrow")),
		browserDay: dayInWords(locale, BROWSERS.date),
		browserCount: written(BROWSERS.browsers.length),
		journeys: written(BROWSERS.ways),
		weightDay: dayInWords(locale, WEIGHTS.date),
		weightMost: written(inKib(WEIGHTS.most)),
		weightHeaviest: written(inKib(heaviest)),
		weightPages: written(WEIGHTS.pages.length),
	};
}
