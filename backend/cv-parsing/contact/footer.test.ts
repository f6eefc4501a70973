import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { footersOf } from "./footer";

const footers = (text: string, kind: "other" | "skills" = "other") =>
	footersOf([{ kind, lines: lines(text) }]).map(textOf);

const FOOTER = "xy77@example.com || +44 20 7946 0958 || Leeds, UK";

it.each(["Chess, trains", "Available on request"])("finds contact data below %j", (text) => {
	expect(footers(`${text}\n${FOOTER}`)).toEqual([FOOTER.replaceAll(" ||", "")]);
});

it.each([
	["a referee", `Bob Mill\n${FOOTER}`],
	["a referee's position", `Bob Mill\nManager, Saint Mill\n${FOOTER}`],
	["a name", "Chess\nJohn Roe, john@roe.example, +62 811 1111 111"],
	["a number", "Chess\nxy77@example.com || Leeds"],
	["an end", `${FOOTER}\nChess, trains`],
])("takes nothing beside or without %s", (_, text) => {
	expect(footers(text)).toEqual([]);
});
