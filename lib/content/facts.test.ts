import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@/lib/i18n/locales";
import { FACTS } from "./facts";
import { planFacts } from "./plans";

/** Texts that name the product's numbers by braces. */
const FILES = ["pricing", "partners", "about", "register"];

type Tree = string | { [key: string]: Tree };

const read = (locale: string, file: string): Tree =>
	JSON.parse(readFileSync(join(process.cwd(), "messages", locale, `${file}.json`), "utf8"));

const textsOf = (tree: Tree): string[] => (typeof tree === "string" ? [tree] : Object.values(tree).flatMap(textsOf));

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

describe("the product's numbers", () => {
	it.each(LOCALES.flatMap((locale) => FILES.map((file) => [locale, file])))(
		"are named, not written, in messages/%s/%s.json",
		(locale, file) => {
			const facts = new Set(Object.values(FACTS).map(String));
			const texts = textsOf(read(locale, file));
			expect(texts.length).toBeGreaterThan(20);
			expect(texts.filter((text) => numbersIn(text).some((number) => facts.has(number)))).toEqual([]);
		},
	);

	it.each(LOCALES)("are those that the titles and descriptions of the %s pages tell search engines", (locale) => {
		const pages = read(locale, "pages") as Record<string, Tree>;
		const { trialCredits, trialDays, teamMembers } = FACTS;
		const pageNumbers = (page: string) => new Set(textsOf(pages[page] ?? {}).flatMap(numbersIn));
		expect(pageNumbers("pricing")).toEqual(new Set([trialCredits, trialDays].map(String)));
		expect(pageNumbers("register")).toEqual(new Set([trialCredits, trialDays, teamMembers].map(String)));
	});

	it("become prices with their currency, and what follows from them", () => {
		const { startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving } = planFacts("en");
		const shown = [startSmallWithTax, startSmallPerCandidate, essentialPerMonth, yearlySaving];
		expect(shown.map((price) => price.replace(/\u00a0/g, " "))).toEqual(["USD 550", "USD 10", "USD 75", "USD 156"]);
	});
});
