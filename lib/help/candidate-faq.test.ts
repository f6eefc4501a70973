import { readFileSync } from "node:fs";
import { LOCALES } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { readContentText } from "../content/markdown";
import { readWays } from "../marketing/answer-ways";
import { FACTS } from "../marketing/facts";
import { CANDIDATE_QUESTIONS, CANDIDATE_THEMES } from "./candidate-faq";

const VALUES = { ...FACTS, siteOrigin: "https://a.example" };

const readFaq = (locale: string) =>
	readContentText(fill(readFileSync(`messages/${locale}/candidate-faq.md`, "utf8"), VALUES), (href) => href);

describe.each(LOCALES)("the candidate FAQ in %s", (locale) => {
	const { sections } = readFaq(locale);
	const answer = (id: string) => sections.find((section) => section.id === id)?.html ?? "";

	it("has a real question and a real answer in each part", () => {
		expect(CANDIDATE_QUESTIONS).toHaveLength(15);
		for (const { heading, html } of sections) {
			expect(heading.length).toBeGreaterThan(10);
			expect(html.length).toBeGreaterThan(100);
		}
	});

	it.each(["camera", "microphone"])("gives steps for the %s on each browser and system, phones first", (id) => {
		const { ways } = readWays(answer(id));
		expect(ways).toHaveLength(8);
		for (const { html } of ways) expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(3);
		const headings = ways.map(({ heading }) => heading);
		expect(headings.findLastIndex((heading) => /Android|iPhone/.test(heading))).toBe(2);
		const names = headings.join();
		for (const name of ["Chrome", "Firefox", "Opera", "Android", "iPhone", "Windows", "macOS"]) {
			expect(names).toContain(name);
		}
	});

	it("has the product's numbers, and no placeholder left", () => {
		expect(answer("cannot-install-the-app")).toContain("iOS 12");
		expect(answer("cannot-install-the-app")).toMatch(/Android 6\.0[^<]* 2 GB/);
		expect(answer("disconnection")).toContain("300 kbps");
		expect(answer("where-is-my-code")).toMatch(/45 \S+ 60/);
		expect(sections.map(({ html }) => html).join("")).not.toMatch(/[{}]/);
	});
});

it("each topic of the candidate FAQ starts later than the previous one", () => {
	const places = Object.values(CANDIDATE_THEMES).map((id) => CANDIDATE_QUESTIONS.indexOf(id));
	expect(places).toEqual([...places].sort((a, b) => a - b));
	expect(places[0]).toBe(0);
});
