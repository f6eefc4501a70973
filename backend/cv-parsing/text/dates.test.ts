import { findDay, findPeriod, withoutPeriod } from "./dates";

describe("findPeriod", () => {
	it("takes the word before a period for a part of it", () => {
		const text = "Baker, from May 2019 to June 2021";
		expect(withoutPeriod(text, findPeriod(text) ?? { from: 0, to: 0, lasts: false, single: true })).toEqual(["Baker"]);
	});

	it.each<[string, string | undefined, string | undefined, boolean]>([
		["Jan 2020 – Present", "2020-01", undefined, true],
		["Januari 2020 - Sekarang", "2020-01", undefined, true],
		["03/2019 to 11/2021", "2019-03", "2021-11", false],
		["2019-03 — 2021-11", "2019-03", "2021-11", false],
		["Agt 2018 s/d Des 2019", "2018-08", "2019-12", false],
		["Mei 2018 sampai dengan saat ini", "2018-05", undefined, true],
		["15 January 2020 until 3 March 2021", "2020-01", "2021-03", false],
		["Jan – Mar 2020", "2020-01", "2020-03", false],
		["Sept. 2020–Oct. 2021", "2020-09", "2021-10", false],
		["since March 2020", "2020-03", undefined, true],
		["sejak Maret 2020", "2020-03", undefined, true],
		["2018 – 2020", undefined, undefined, false],
		["2018 – now", undefined, undefined, true],
		["Jan 2019 t/m mrt 2022", "2019-01", "2022-03", false],
		["Agt 2018 - skrg", "2018-08", undefined, true],
		["Tháng 3/2015 – Tháng 5/2018", "2015-03", "2018-05", false],
		["tháng 3 năm 2015 - nay", "2015-03", undefined, true],
		["آذار 2015 – تشرين الثاني 2018", "2015-03", "2018-11", false],
		["Started Mar 2022", "2022-03", undefined, true],
		["Oct ’16 – Sept '18", "2016-10", "2018-09", false],
		["Summer 2022 - Fall 2023", undefined, undefined, false],
		["OCT2019-PRESENT", "2019-10", undefined, true],
		["Oct 2019 Present", "2019-10", undefined, true],
		["June 2016 Sept 2019", "2016-06", "2019-09", false],
		["März 2019 bis heute", "2019-03", undefined, true],
		["Oktober 2017 – Dez. 2018", "2017-10", "2018-12", false],
		["févr. 2019 à août 2020", "2019-02", "2020-08", false],
		["enero de 2018 - actualidad", "2018-01", undefined, true],
		["fev. 2018 – atual", "2018-02", undefined, true],
		["maart 2018 – heden", "2018-03", undefined, true],
		["2018年3月 〜 現在", "2018-03", undefined, true],
		["2018年3月～2020年11月", "2018-03", "2020-11", false],
		["Baker (2018 2021)", undefined, undefined, false],
		["Panadera (2021 Presente)", undefined, undefined, true],
		["2018年3月 - 2020年11月", "2018-03", "2020-11", false],
		["يناير 2019 – الآن", "2019-01", undefined, true],
		["Julai 2019 - Disember 2020", "2019-07", "2020-12", false],
		["03/2019 - hiện tại", "2019-03", undefined, true],
		["2022 Jan. – 2022 Dec.", "2022-01", "2022-12", false],
		["2012/Aug to Current", "2012-08", undefined, true],
		["2019-Agustus – 2021-Mei", "2019-08", "2021-05", false],
		["2019.Mar - 2020.Apr", "2019-03", "2020-04", false],
		["2021, March to 2023, April", "2021-03", "2023-04", false],
		["03/15 – 12/18", "2015-03", "2018-12", false],
		["gennaio 2005 - alla data attuale", "2005-01", undefined, true],
		["03/2019 – à ce jour", "2019-03", undefined, true],
		["da marzo 2019 a oggi", "2019-03", undefined, true],
		["[ 06/2018] - [Present]", "2018-06", undefined, true],
		["Start: 2019-09 - End: 2024-11", "2019-09", "2024-11", false],
		["From: May 2019 To: now", "2019-05", undefined, true],
		["(01/2013) – (05/2018)", "2013-01", "2018-05", false],
		["03/2016 - Pres", "2016-03", undefined, true],
		["abril de 2020 — hoy", "2020-04", undefined, true],
		["Feb 2019 – Date", "2019-02", undefined, true],
		["03/2019 – bis heute", "2019-03", undefined, true],
		["marzo de 2019 – hasta la fecha", "2019-03", undefined, true],
	])("reads %j", (text, start, end, lasts) => {
		const period = findPeriod(`Staff, ${text}`);
		expect([period?.start, period?.end, period?.lasts, period?.single]).toEqual([start, end, lasts, false]);
	});

	it.each([
		["2018 – 2020", { startYear: "2018", endYear: "2020" }],
		["2018 – now", { startYear: "2018", lasts: true }],
		["2011–13", { startYear: "2011", endYear: "2013" }],
		["1998–02", { startYear: "1998", endYear: "2002" }],
		["2007-18", { startYear: "2007", endYear: "2018" }],
		["(2019–)", { startYear: "2019", lasts: true }],
		["20XX – present", { lasts: true }],
		["Summer 2022 - Dec 2023", { startYear: "2022", end: "2023-12" }],
		["2016 – expected 2019", { startYear: "2016", endYear: "2019", single: false }],
		["2016 expected 2019", { startYear: "2016", single: true }],
	])("keeps the year of %j where no month is named", (text, expected) => {
		expect(findPeriod(text)).toMatchObject(expected);
	});

	it("distinguishes a single date from a period", () => {
		expect(findPeriod("Awarded May 2021")).toMatchObject({ start: "2021-05", single: true });
		expect(findPeriod("Room 2019-45")).toMatchObject({ startYear: "2019", single: true });
	});

	it.each(["no date", "+62 812 2020 1999", "ISO 9001:2015x", "version 3.2021.4", "marketing 12", "Score 9/10 - 10/12"])(
		"finds no period in %j",
		(text) => {
			expect(findPeriod(text)).toBeUndefined();
		},
	);

	it("keeps the words around a period, without its brackets", () => {
		const text = "Analyst (Jan 2020 - Mar 2021), Jakarta";
		const period = findPeriod(text);
		expect(period && withoutPeriod(text, period)).toEqual(["Analyst", "Jakarta"]);
		const slashed = findPeriod("Analyst / 2020-2021");
		expect(slashed && withoutPeriod("Analyst / 2020-2021", slashed)).toEqual(["Analyst"]);
	});
});

describe("findDay", () => {
	it.each([
		["Bandung, 12 Mei 1995", "1995-05-12"],
		["05/12/1995", "1995-12-05"],
		["1995-05-12", "1995-05-12"],
		["May 12, 1995", "1995-05-12"],
		["3rd September 1994", "1994-09-03"],
		["31/02/1995", undefined],
		["12/1995", undefined],
		["29 Februari 1988", "1988-02-29"],
	])("reads %j as %j", (text, expected) => {
		expect(findDay(text)).toBe(expected);
	});
});

describe("years of two digits behind months", () => {
	it("count in a text of their own", () => {
		expect(findPeriod("Jan 15 – Sep 16")).toMatchObject({ start: "2015-01", end: "2016-09" });
		expect(findPeriod("(Mar 14 - now)")).toMatchObject({ start: "2014-03", lasts: true });
		expect(findPeriod("Jan 15 – Sep 16, 2020")).toMatchObject({ single: true, startYear: "2020" });
	});

	it.each([
		"Workshop May 12 – June 15",
		"Street bread festival, July 10 – July 24",
		"Mon-Fri, Mar 10 - Mar 12",
		"Aug 25 – Sep 05",
		"Jan 58 – Mar 59",
		"Mar 58 – now",
	])("are days in %j", (text) => {
		expect(findPeriod(text)).toBeUndefined();
	});

	it.each([
		["2020: Jan 15 – Sep 16", "2020"],
		["Jan 15 – Sep 16 (2020)", "2020"],
		["Conference (2019), Mar 14 - now", "2019"],
	])("are days in %j, which has its year", (text, startYear) => {
		expect(findPeriod(text)).toMatchObject({ single: true, startYear });
	});
});

it("reads months without years up to now", () => {
	expect(findPeriod("Jan – Present")).toMatchObject({ lasts: true, single: false });
	expect(findPeriod("May to now")).toMatchObject({ lasts: true, single: false });
});

it.each([
	["étés 2021 et 2022", "2021", "2022"],
	["Summers 2019 & 2020", "2019", "2020"],
	["temporadas 2010 a 2013", "2010", "2013"],
	["musim panen 2018 - 2019", "2018", "2019"],
])("reads seasons of several years: %j", (text, startYear, endYear) => {
	expect(findPeriod(text)).toEqual({ startYear, endYear, lasts: false, single: false, from: 0, to: text.length });
});

it("takes two years without a season for no period", () => {
	expect(findPeriod("Won the cup in 2019 and 2020")?.single).toBe(true);
});
