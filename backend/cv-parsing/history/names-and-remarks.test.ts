import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const names = (text: string) =>
	readEmployment(lines(text)).map(({ job_title, company_name }) => [job_title, company_name]);

it.each([
	["Picker (temporary, via Fold Staff), 2016 – 2017\nHearth Ltd", ["Picker", "Hearth Ltd"]],
	["Bäcker (Zeitarbeit) || 2019 – 2021\nHearth GmbH", ["Bäcker", "Hearth GmbH"]],
	["Bakker, zaterdags || 2019 – 2021\nHearth BV", ["Bakker", "Hearth BV"]],
	["Welder MIG / MAG || 2019 – 2021\nHearth Ltd", ["Welder MIG/MAG", "Hearth Ltd"]],
	["Buyer, Department of Fruit\nHearth Ltd\n2019 – 2021", ["Buyer", "Hearth Ltd"]],
	["Baker - Fold Hearth, City, State (Jun 2019 - Aug 2021)", ["Baker", "Fold Hearth"]],
	["Boulangère - Fold Hearth\nDurée : 3 mois (Mars - Juin 2023)", ["Boulangère", "Fold Hearth"]],
	["Baker || 2019 – 2021\nFold Hearth Inc.: maker of paper bread", ["Baker", "Fold Hearth Inc."]],
	["Baker || 2019 – 2021\nFold: Bread and Rolls", ["Baker", "Fold: Bread and Rolls"]],
	["Baker at Fold Hearth (2019–2021) – 4+ years of bread.", ["Baker", "Fold Hearth"]],
	["Baker || 2019 – 2021\nFold Hearth, 12 Elm St, Madison, WI, United States", ["Baker", "Fold Hearth"]],
	["Bäcker || 2019 – 2021\nFold Hearth GmbH, Kornstr. 55, 10020 Berlin", ["Bäcker", "Fold Hearth GmbH"]],
	["Baker || 2019 – 2021\nFold Hearth, Menlo Park, CA 94025, United States", ["Baker", "Fold Hearth"]],
	["Baker || 2019 – 2021\nFold Hearth (Kulai, my)", ["Baker", "Fold Hearth"]],
	["Baker (Rolls, HR) || 2019 – 2021\nFold Hearth (Retail, IT)", ["Baker (Rolls, HR)", "Fold Hearth (Retail, IT)"]],
	["Kasir, PT Fold Hearth, Jl. Sudirman No. 12, Jakarta || 2019 – 2021", ["Kasir", "PT Fold Hearth"]],
	["Sales Manager, Fold Hearth Ltd, 12 Elm Street, Madison, WI || 2019 – 2021", ["Sales Manager", "Fold Hearth Ltd"]],
	["Teacher, 4th Street Elementary School || 2019 – 2021", ["Teacher", "4th Street Elementary School"]],
	["Cook, 12 Bridge Street Hotel || 2019 – 2021", ["Cook", "12 Bridge Street Hotel"]],
	["Baker at Fold Hearth (2019–2021) – seasonal", ["Baker", "Fold Hearth"]],
	["护士 || 2019.02 - 2021.03\n北方大学 第一医院", ["护士", "北方大学 第一医院"]],
	["Senior Baker, Fold Hearth, 2019-present", ["Senior Baker", "Fold Hearth"]],
	["Baker || 2007 ∼ 2014\nHearth Ltd", ["Baker", "Hearth Ltd"]],
	["折叠楼科技有限公司 面包师(白班 方向)\n(2019.02 - 2021.03)", ["面包师(白班 方向)", "折叠楼科技有限公司"]],
	["折叠楼公司 || 2017 年夏季\n面包师", ["面包师", "折叠楼公司"]],
	["Baker, 06/2020 to Current Fold Hearth – Kulai", ["Baker", "Fold Hearth"]],
	["2019.3-2019.6 折叠楼公司面包开发实习", ["面包开发实习", "折叠楼公司"]],
	["折叠楼集团技术工程师 || 2019.3-2019.6", ["技术工程师", "折叠楼集团"]],
	["面包师 || 2019.3-2019.6\n折叠楼公司技术中心", ["面包师", "折叠楼公司技术中心"]],
	["折叠楼 || 倒水 || 2022.4 - 2022.6", ["倒水", "折叠楼"]],
	["販売スタッフ || 2015年4月 〜 2018年5月\n株式会社むぎ畑", ["販売スタッフ", "株式会社むぎ畑"]],
	["むぎ畑 || 2015年4月 〜 2018年5月\n販売の人", ["むぎ畑", "販売の人"]],
])("reads position and company, without what only tells how it was, in %j", (text, both) => {
	expect(names(`${text}\n• Made bread.`)).toEqual([both]);
});

it.each([
	"Lead Baker - Fold Hearth\nDurée: 3 ans\nMade bread.\nBaker - Hearth Ltd\nDuree : 2 ans\nMade rolls.",
	"Lead Baker – Fold Hearth (1 year)\n• Made bread.\nBaker – Hearth Ltd (6 months)\n• Made rolls.",
	"• Lead Baker, Fold Hearth ( — )\n• Baker, Hearth Ltd ( – )",
])("reads positions that only say how long they lasted, or leave out their dates: %j", (text) => {
	expect(
		readEmployment(lines(text)).map((one) => [one.job_title, one.company_name, one.start_date, one.end_date]),
	).toEqual([
		["Lead Baker", "Fold Hearth", undefined, undefined],
		["Baker", "Hearth Ltd", undefined, undefined],
	]);
});

it("reads points of which one has only a year in brackets", () => {
	expect(
		readEmployment(lines("• Baker at Fold Hearth (2021-Present)\n• Miller at Hearth Mill (2020)")).map((one) => [
			one.job_title,
			one.company_name,
		]),
	).toEqual([
		["Baker", "Fold Hearth"],
		["Miller", "Hearth Mill"],
	]);
	expect(names("Baker || 2019 – 2021\nFold Hearth Ltd\n• Won the prize of Kulai (2020)")).toEqual([
		["Baker", "Fold Hearth Ltd"],
	]);
});

it("takes a length beside dates for no entry", () => {
	expect(names("Baker || 2019 – 2021\nFold Hearth Ltd\nDuration: 2 years\n• Made bread.")).toEqual([
		["Baker", "Fold Hearth Ltd"],
	]);
});

it("reads no subject and its school as a position among others", () => {
	const text = "2019 – 2021 || Fold Hearth Ltd\nBaker\n2013 – 2016 || SMA Negeri 3 Kulai\nIPA";
	expect(names(text)).toEqual([["Baker", "Fold Hearth Ltd"]]);
});
