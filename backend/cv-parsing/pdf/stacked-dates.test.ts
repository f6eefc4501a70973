import { page, piece } from "@/tests/cv/lines";
import type { Flow } from "../line";
import { layOut } from "./layout";

const texts = (flow: Flow) => flow.map(({ cells }) => cells.join(" || "));

it("joins periods in lines above each other, and puts them beside their entry", () => {
	const entry = (y: number, name: string, ...dates: string[]) => [
		piece(name, 40, y + 4),
		piece("Made bread for the whole street.", 40, y + 32),
		piece("Trained two apprentices.", 40, y + 46),
		...dates.map((text, at) => piece(text, 450, y + at * 14)),
	];
	const { side, main } = layOut([
		page(
			piece("Experience", 40, 80),
			...entry(100, "Baker, Fold & Hearth", "December 2021", "— Present", "2 years"),
			...entry(170, "Cook, Saint Mill", "March 2018", "—", "July 2020", "2 years"),
			...entry(240, "Clerk, Acme Ltd", "May", "2015 –", "June 2017"),
		),
	]);
	expect(side).toEqual([]);
	expect(texts(main).filter((text) => /20\d\d/.test(text))).toEqual([
		"Baker, Fold & Hearth || December 2021 — Present",
		"Cook, Saint Mill || March 2018 — July 2020",
		"Clerk, Acme Ltd || May 2015 – June 2017",
	]);
});

/** Entries with two dates above each other at their left, the first one beside the name. */
const paired = (...dates: (readonly [string, string])[]) =>
	texts(
		layOut([
			page(
				piece("Experience", 100, 80),
				...dates.flatMap(([above, below], at) => [
					...[piece(above, 30, 100 + 60 * at), piece(below, 30, 110 + 60 * at)],
					...[piece(`Baker ${at}`, 100, 100 + 60 * at), piece("Fold Hearth", 100, 114 + 60 * at)],
					piece("• Made bread for the street.", 100, 128 + 60 * at),
				]),
			),
		]).main,
	).filter((text) => text.startsWith("Baker") || /\d{4}/.test(text));

it("joins pairs of dates above each other without a dash, whichever is above", () => {
	expect(paired(["NOW", "2018"], ["2018", "2016"], ["Mar 2014", "Jan 2016"])).toEqual([
		"2018 – NOW || Baker 0",
		"2016 – 2018 || Baker 1",
		"Mar 2014 – Jan 2016 || Baker 2",
	]);
});

it("joins no dates of which each stands beside a text", () => {
	const rows = ["2019", "2018", "2017", "2016"].flatMap((year, at) => [
		piece(year, 30, 100 + 12 * at),
		piece(`Prize ${at}`, 100, 100 + 12 * at),
	]);
	expect(texts(layOut([page(piece("Awards", 30, 80), ...rows)]).main)).toContain("2019 || Prize 0");
});

it("leaves whole periods and single dates where they are", () => {
	const rows = [
		piece("Baker", 40, 100),
		piece("2020 – 2021", 450, 100),
		piece("Award", 40, 160),
		piece("2019", 450, 160),
	];
	expect(texts(layOut([page(...rows)]).main)).toEqual(["Baker || 2020 – 2021", "Award || 2019"]);
});

it("leaves dates at the right margin in the rows of their entries", () => {
	const entries = [
		["Baker, Fold Hearth", "2021", 480],
		["Cook, Saint Mill", "2018 – 2020", 450],
		["Clerk, Acme Ltd", "May 2017", 465],
		["Waiter, Blue Cafe", "June 2014", 460],
		["Porter, Old Inn", "2012", 480],
	] as const;
	const rows = entries.flatMap(([name, time, x], at) => [
		piece(name, 40, 100 + 14 * at),
		piece(time, x, 100 + 14 * at),
	]);
	expect(texts(layOut([page(...rows)]).main)).toEqual(entries.map(([name, time]) => `${name} || ${time}`));
});

/** A timeline: dates and the bars between them at the left of entries. */
const timeline = (...marks: string[]) =>
	layOut([
		page(
			piece("Experience", 100, 80),
			...marks.map((text, at) => piece(text, 30, 100 + 10 * at)),
			...["Baker", "Fold Hearth", "Made bread.", "Cook", "Saint Mill", "Made soup."].map((text, at) =>
				piece(text, 100, 99 + 12 * at),
			),
		),
	]).main;

it("joins two dates with a bar between them, the later one above or below", () => {
	expect(texts(timeline("2019", "|", "present"))).toContain("2019 – present || Baker");
	expect(texts(timeline("present", "|", "2019"))).toContain("2019 – present || Baker");
	expect(texts(timeline("jul 2021", "|", "mar 2019"))).toContain("mar 2019 – jul 2021 || Baker");
});

it("leaves dates apart that a bar joins down the page", () => {
	const all = texts(timeline("2021", "|", "2019", "|", "2015"));
	expect(all.filter((text) => /20\d\d – 20\d\d/.test(text))).toEqual([]);
	// A bar between other texts, or without a second date.
	expect(texts(timeline("2021", "|", "Oslo")).join()).not.toContain("–");
	expect(texts(timeline("2021", "|")).join()).not.toContain("–");
});
