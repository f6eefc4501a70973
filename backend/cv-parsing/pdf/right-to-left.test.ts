import { page, piece } from "@/tests/cv/lines";
import { textOf } from "../line";
import { layOut } from "./layout";

const main = (...pieces: ReturnType<typeof piece>[]) => layOut([page(...pieces)]).main.map(textOf);

it("reads a page of a script that is written from the right from the right", () => {
	expect(
		main(
			piece("أحمد", 480, 50),
			piece("سارة", 510, 50),
			piece("2021 — 2018", 30, 80),
			piece("مهندسة", 500, 80),
			piece("ﺪ", 460, 110),
			piece("ﻤ", 465, 110),
			piece("ﺤ", 470, 110),
			piece("ﻣ", 475, 110),
		),
	).toEqual(["سارة أحمد", "مهندسة 2018 — 2021", "محمد"]);
});

it("keeps words of another script and numbers in their order there", () => {
	expect(
		main(
			piece("مهندسة برامج في شركة كبيرة", 420, 50),
			piece("Fold", 460, 80),
			piece("& Hearth", 484, 80),
			piece("شركة", 530, 80),
			piece("4567 123 50 966+", 400, 110),
			piece("+44 20 7946 0000", 400, 140),
		),
	).toEqual(["مهندسة برامج في شركة كبيرة", "شركة Fold & Hearth", "+966 50 123 4567", "+44 20 7946 0000"]);
});

it("leaves a page with one name of such a script as it is", () => {
	const row = [piece("Sara", 50, 50), piece("سارة", 80, 50)];
	expect(main(...row, piece("Engineer and baker", 50, 80))).toEqual(["Sara سارة", "Engineer and baker"]);
});

it.each([
	["العربية )اللغة الأم(", "العربية (اللغة الأم)"],
	["العربية (اللغة الأم)", "العربية (اللغة الأم)"],
	["أ) العربية (اللغة", "أ) العربية (اللغة"],
	["English )native(", "English )native("],
	["العربية )جيد", "العربية )جيد"],
])("reads the brackets of %j in their order", (text, read) => {
	expect(main(piece(text, 400, 50), piece("مهندسة برامج في شركة كبيرة", 400, 80))[0]).toBe(read);
});
