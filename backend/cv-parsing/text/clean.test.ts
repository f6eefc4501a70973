import { clean, closeUp, closeUpWords, isBullet, withoutBullet } from "./clean";

it("removes icons and invisible characters and expands ligatures", () => {
	expect(clean("\ue0b0 ﬁnance\u00a0 and\u200b more\u0007")).toBe("finance and more");
});

it("takes every sign for a hyphen as one", () => {
	expect(["姓  名：麻酱", "邮 箱"].map(clean)).toEqual(["姓名:麻酱", "邮箱"]);
	expect(["清 华大学", "我 在 北京"].map(clean)).toEqual(["清 华大学", "我 在 北京"]);
	expect(clean("2020 \u2010 Present, co\u2011founder, co\u00adop")).toBe("2020 - Present, co-founder, co-op");
	expect(clean("555-\u20105555")).toBe("555-5555");
	expect(clean("2020 – 2021 — now")).toBe("2020 – 2021 — now");
});

it("reads ligatures that fonts map to signs of other scripts, and leaves those signs alone elsewhere", () => {
	expect(clean("So[ware for informaঞon")).toBe("Software for information");
	expect(clean("ঞme, pla\u007form, pa\u0082erns, cuমng")).toBe("time, platform, patterns, cutting");
	expect(clean("soŌware, aƩend, educaƟon, seƫng")).toBe("software, attend, education, setting");
	expect(clean("Ma\ue03chew at h\ue03cps://fold.example")).toBe("Matthew at https://fold.example");
	expect(clean("Ōsaka, list[index], ঞ মা, \ue03cada")).toBe("Ōsaka, list[index], ঞ মা, ada");
});

it("reads parts of Chinese characters that stand for the whole ones", () => {
	expect(clean("网\u2eda, \u2ed3\u2ecb, \u2e8c")).toBe("网页, 长车, \u2e8c");
});

it("parts texts at a point that is drawn close to them", () => {
	expect(clean("Kulai·ada@fold.example• 07700 900245·Oslo")).toBe("Kulai · ada@fold.example • 07700 900245 · Oslo");
	expect(clean("• col·lega, 3·5 kg, 阿达·罗夫")).toBe("• col·lega, 3·5 kg, 阿达·罗夫");
});

it("combines separate accents with their letters", () => {
	expect(clean("Caf\u00b4e Lumen, S\u02dcao Paulo")).toBe("Café Lumen, São Paulo");
	expect(clean("Zoe\u0308")).toBe("Zoë");
});

it("closes spaced-out letters and nothing else", () => {
	expect(closeUp("B U D I")).toBe("BUDI");
	expect(closeUp("C O N TAC T")).toBe("CONTACT");
	expect(closeUp("E D U C AT I O N")).toBe("EDUCATION");
	expect(closeUp("A B testing")).toBe("A B testing");
	expect(closeUp("R & D")).toBe("R & D");
});

it.each([
	["• Led a team", "Led a team"],
	["- Led a team", "Led a team"],
	["\uf0b7 Led a team", "Led a team"],
	["➢Led a team", "Led a team"],
	["▸ Led a team", "Led a team"],
	["—Led a team", "Led a team"],
])("recognises the bullet in %j", (text, rest) => {
	expect(withoutBullet(text)).toEqual({ text: rest, bullet: true });
});

it.each(["-5 degrees", "one two", "office"])("finds no bullet in %j", (text) => {
	expect(withoutBullet(text).bullet).toBe(false);
});

it("recognises a bullet on its own line", () => {
	expect(["•", "o", "–", "a"].map(isBullet)).toEqual([true, true, true, false]);
});

it("closes up a letter-spaced date behind a text", () => {
	expect(closeUp("Engineer S E P 2 0 2 3")).toBe("Engineer SEP2023");
	expect(closeUp("Clerk M AY 2 0 1 7 - N O V 2 0 1 9")).toBe("Clerk MAY2017-NOV2019");
	expect(closeUp("Plan A B C D E F G")).toBe("Plan A B C D E F G");
});

it("closes letter-spaced words up and keeps the gaps between them", () => {
	expect(closeUpWords(["M I L K Y", "R O V E R"])).toBe("MILKY ROVER");
	expect(closeUpWords(["( 3 2 3 )", "5 5 5", "1 4 3 5"])).toBe("(323) 555 1435");
	expect(closeUpWords(["J A N E @ M A I L . C O M"])).toBe("JANE@MAIL.COM");
	expect(closeUpWords(["Jane", "B. Doe"])).toBeUndefined();
	expect(closeUpWords(["C", "Go", "R"])).toBeUndefined();
});

it("drops Markdown's signs for bold letters, which are no bullets, and keeps those that rate something", () => {
	expect(withoutBullet("**Skills**")).toEqual({ text: "**Skills**", bullet: false });
	expect(clean("**Databases:** PostgreSQL, **MySQL**")).toBe("Databases: PostgreSQL, MySQL");
	expect(clean("Excel ****")).toBe("Excel ****");
	expect(clean("Excel **")).toBe("Excel **");
	expect(clean("2 ** 3")).toBe("2 ** 3");
});

it("gives letters without dots theirs below an accent", () => {
	expect(clean("Medell\u0131\u0301n, Kad\u0131köy")).toBe("Medellín, Kadıköy");
});

it("joins a letter with the accent and the gaps before it, where no word begins with it", () => {
	expect(clean("D \u02dbabrowa, Zag\u0142 \u02dbebie, do\u00b4swiadczenie")).toBe("Dąbrowa, Zagłębie, doświadczenie");
	expect(clean("dom \u00b4Swit")).toBe("dom Świt");
});
