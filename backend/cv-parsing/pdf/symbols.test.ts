import { page, piece } from "@/tests/cv/lines";
import { withBullets } from "./symbols";

const body = { font: "body", size: 10 };
const read = (letter: string) =>
	withBullets(
		[page(...[100, 115, 130].flatMap((y) => [piece(letter, 40, y, { font: "other" }), piece("Bread", 50, y)]))],
		body as Parameters<typeof withBullets>[1],
	)[0]?.pieces[0]?.text;

it("takes no lone letter of a script written from the right for a bullet", () => {
	expect([read("l"), read("ا"), read("ש")]).toEqual(["•", "ا", "ש"]);
});
