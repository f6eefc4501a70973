import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@/lib/i18n/locales";
import { FACTS } from "./facts";
import { planFacts } from "./plans";

/** Texts that name the product's numbers by braces. */
const FILES = ["home", "how-it-works", "audiences", "pricing", "partners", "about", "register"];
const LONG_TEXTS = ["help-faq", "help-how-to", "candidate-faq"];

type Tree = string | { [key: string]: Tree };

const read = (locale: string, file: string): Tree =>
	JSON.parse(readFileSync(join(process.cwd(), "messages", locale, `${file}.json`), "utf8"));

const textsOf = (tree: Tree): string[] => (typeof tree === "string" ? [tree] : Object.values(tree).flatMap(textsOf));

/** A long text without the numbers of its lists and the one in an operating system's name. */
const linesOf = (locale: string, file: string): string[] =>
	readFileSync(join(process.cwd(), "messages", locale, `${file}.md`), "utf8")
		.split("\n")
		.map((line) => line.replace(/^\d+\. |Windows 10/g, ""))
		.filter(Boolean);

const FACT_NUMBERS = new Set(Object.values(FACTS).map(String));

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const writesFact = (text: string) => numbersIn(text).some((number) => FACT_NUMBERS.has(number));

describe("the product's numbers", () => {
	it.each(LOCALES.flatMap((locale) => FILES.map((file) => [locale, file])))(
		"are placeholders, not literals, in messages/%s/%s.json",
		(locale, file) => {
			const texts = textsOf(read(locale, file));
			expect(texts.length).toBeGreaterThan(20);
			expect(texts.filter(writesFact)).toEqual([]);
		},
	);

	it.each(LOCALES.flatMap((locale) => LONG_TEXTS.map((file) => [locale, file])))(
		"are placeholders, not literals, in messages/%s/%s.md",
		(locale, file) => {
			const lines = linesOf(locale, file);
			expect(lines.length).toBeGreaterThan(40);
			expect(lines.filter(writesFact)).toEqual([]);
		},
	);

	it.each(LOCALES)("appear in the titles and descriptions of the %s pages", (locale) => {
		const pages = read(locale, "pages") as Record<string, Tree>;
		const { trialCredits, trialDays, teamMembers } = FACTS;
		const pageNumbers = (page: string) => new Set(textsOf(pages[page] ?? {}).flatMap(numbersIn));
		expect(pageNumbers("pricing")).toEqual(new Set([trialCredits, trialDays].map(String)));
		expect(pageNumbers("register")).toEqual(new Set([trialCredits, trialDays, teamMembers].map(String)));
	});

	it("yield prices with their currency, and derived numbers", () => {
		const facts = planFacts("en");
		const { startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving } = facts;
		const perResponse = [facts.essentialMonthlyPerResponse, facts.essentialYearlyPerResponse];
		const shown = [startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving, ...perResponse];
		expect(shown.map((price) => price.replace(/\u00a0/g, " "))).toEqual([
			...["USD 550", "USD 10", "USD 75", "USD 156"],
			...["USD 2.93", "USD 2.50"],
		]);
	});
});
