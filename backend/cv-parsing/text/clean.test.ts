import { clean, closeUp, isBullet, withoutBullet } from "./clean";

it("takes icons and invisible characters out and makes ligatures plain", () => {
	expect(clean("\ue0b0 ﬁnance\u00a0 and\u200b more\u0007")).toBe("finance and more");
});

it("closes letters that stand apart, and nothing else", () => {
	expect(closeUp("B U D I")).toBe("BUDI");
	expect(closeUp("A B testing")).toBe("A B testing");
});

it.each([
	["• Led a team", "Led a team"],
	["- Led a team", "Led a team"],
	["\uf0b7 Led a team", "Led a team"],
	["➢Led a team", "Led a team"],
])("knows the bullet of %j", (text, rest) => {
	expect(withoutBullet(text)).toEqual({ text: rest, bullet: true });
});

it.each(["-5 degrees", "one two", "office"])("sees no bullet in %j", (text) => {
	expect(withoutBullet(text).bullet).toBe(false);
});

it("knows a bullet that stands alone", () => {
	expect(["•", "o", "–", "a"].map(isBullet)).toEqual([true, true, true, false]);
});
