import { FACTS } from "@/lib/marketing/facts";
import en from "@/messages/en/pricing.json";
import id from "@/messages/id/pricing.json";
import { withFacts } from "./facts";
import { LOCALES } from "./locales";
import { loadMessages } from "./messages";

const BRACES = /\{\w+/g;

function* textsIn(value: unknown): Generator<string> {
	if (typeof value === "string") yield value;
	else for (const inner of Object.values(value as object)) yield* textsIn(inner);
}

describe("the product's facts in messages", () => {
	it("replace their names, prices with their currency", async () => {
		const { pricing } = await loadMessages("en");
		expect(en.plans.startSmall.price).toBe("{startSmallDollars}");
		expect(pricing.plans.startSmall.price).toMatch(/^USD\s500$/);
		expect(pricing.plans.trial.points[0]).toContain(String(FACTS.trialCredits));
	});

	it("use the language's plural forms", async () => {
		const heading = ({ pricing }: Awaited<ReturnType<typeof loadMessages>>) => pricing.credits.rules[0]?.heading;
		expect([en, id].map((texts) => texts.credits.rules[0]?.heading.includes("plural"))).toEqual([true, true]);
		expect(heading(await loadMessages("en"))).toBe("1 credit per completed candidate");
		expect(heading(await loadMessages("id"))).toBe("1 kredit per kandidat yang selesai");
	});

	it("exclude the values that pages fill in", async () => {
		for (const locale of LOCALES) {
			const left = [...textsIn(await loadMessages(locale))].flatMap((text) => text.match(BRACES) ?? []);
			expect(left).toContain("{product");
			expect(left.filter((name) => Object.hasOwn(FACTS, name.slice(1)))).toEqual([]);
		}
	});

	it("leave other values of the same text unchanged", () => {
		const texts = { group: { both: "{name}: {trialDays} days", none: "{name}, {other}", braces: "a { b" } };
		expect(withFacts(texts, "en").group).toEqual({ ...texts.group, both: `{name}: ${FACTS.trialDays} days` });
	});
});
