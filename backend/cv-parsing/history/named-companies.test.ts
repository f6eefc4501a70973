import { isSurelyCompany, looksLikeCompany, looksLikeTitle } from "./looks-like";

it.each([
	"Bäckerei Fold",
	"Hofbäckerei",
	"Fold & Sons",
	"Slagerij Hearth",
	"Boulangerie du Pont",
	"Taller Hearth",
	"Lojas Fold",
	"Ristorante Hearth",
	"Percetakan Abadi",
	"Công ty TNHH Fold",
	"北京科技",
	"مؤسسة النور",
])("knows the company %j by a word for its kind", (name) => {
	expect(looksLikeCompany(name)).toBe(true);
	expect(looksLikeTitle(name)).toBe(false);
});

it.each(["Fold GbR", "Hearth Kft.", "Fold s.r.o.", "Hearth Sp. z o.o.", "Fold JSC"])(
	"knows the legal form of %j",
	(name) => {
		expect(isSurelyCompany(name)).toBe(true);
	},
);

it.each(["thợ hàn", "Giảng viên", "设计师助教", "服务员", "مترجم"])("knows the occupation %j", (title) => {
	expect(looksLikeTitle(title)).toBe(true);
});
