import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { linkedMailboxes } from "./links";
import { findEmail } from "./reach";
import { withWholeValues } from "./whole-lines";

it.each([
	["ada.fold @ example.com", "ada.fold@example.com"],
	["E: ada.fold@example. com", "ada.fold@example.com"],
	["adafold @ gmail . com", "adafold@gmail.com"],
	["a d a . f o l d @ e x a m p l e . c o m", "ada.fold@example.com"],
	["ada dot fold at example dot com", "ada.fold@example.com"],
	["ada.fold AT example DOT com", "ada.fold@example.com"],
	["ada.fold(a)example.com", "ada.fold@example.com"],
	["envelopeada.fold@example.com", "ada.fold@example.com"],
	["_ada@example.com", "_ada@example.com"],
	["ada.o'fold@example.com", "ada.o'fold@example.com"],
	["chef @ example.com", undefined],
	["Buyer at shop dot com", undefined],
	["reach me at fold dot com", undefined],
	["Java (a)Swift", undefined],
])("finds an address in other signs: %j", (text, address) => {
	expect(findEmail(text)).toBe(address);
});

it.each([
	["ada.fold@\nexample.com", "ada.fold@example.com"],
	["ada.fold\n@example.com", "ada.fold@example.com"],
	["ada.\nfold@example.com", "ada.fold@example.com"],
	["Email: adafold\n@gmail.com", "adafold@gmail.com"],
	["adafold@gma\nil.com", "adafold@gmail.com"],
	["adafold@example\n.com", "adafold@example.com"],
	["adafold@example.co\nm", "adafold@example.com"],
	["ada-maria-\nfold@example.com", "ada-maria-fold@example.com"],
	["adamariafold\n@example.com", "adamariafold@example.com"],
	["ada@fold.berlin\ngithub.com/ada", "ada@fold.berlin"],
	["leeds\n@fold.studio", undefined],
	["www.fold.com\n@fold.studio", undefined],
])("joins an address in two lines: %j", (text, address) => {
	expect(findEmail(withWholeValues(lines(text)).map(textOf).join("\n"))).toBe(address);
});

it("reads addresses of links that were taken for web pages", () => {
	const links = [
		"http://ada@example.com",
		"https://mail.google.com/mail/?view=cm&to=bob@example.com",
		"https://fold.com/@ada",
	];
	expect(linkedMailboxes(links)).toEqual(["ada@example.com", "bob@example.com"]);
});
