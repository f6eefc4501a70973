import { lines } from "@/tests/cv/lines";
import { readEmployment } from "./employment";

const jobs = (text: string) => readEmployment(lines(text)).map((one) => [one.job_title, one.company_name]);

const BAKER = "Baker | Fold Hearth Ltd || 2019 – 2021";

test.each([
	"Career break || 2017 – 2019",
	"Elternzeit || 2017 – 2019",
	"Weltreise || 2017 – 2019",
	"Sabbatical: travel through Asia || 2017 – 2019",
	"Maternity leave | Kulai || 2017 – 2019",
	"Bread College, BSc Baking || 2013 – 2016",
	"BSc Baking | Bread College || 2013 – 2016",
	"Project: Bread portal || 2018 – 2019\nClient: Saint Mill",
	"Baking Course, Udemy || 2016",
	"Best Baker Award, Fold Prize || 2018",
	"Opening of the shop || 2018",
	"Client: Saint Mill || 2017 – 2019\nRole: Developer",
	"10+ years in baking || 2009 – 2019",
	"Licença de maternidade || 2017 – 2019",
])("takes %j for no position", (text) => {
	expect(jobs(`${BAKER}\n${text}`)).toEqual([["Baker", "Fold Hearth Ltd"]]);
	expect(jobs(`${text}\n${BAKER}`)).toEqual([["Baker", "Fold Hearth Ltd"]]);
});

test.each([
	["Parental Leave Adviser | Saint Mill || 2017 – 2019", "Parental Leave Adviser", "Saint Mill"],
	["Associate Professor | Bread College || 2017 – 2019", "Associate Professor", "Bread College"],
	["Wizard | Saint Mill || 2018", "Wizard", "Saint Mill"],
	["Training Manager | Saint Mill || 2017 – 2019", "Training Manager", "Saint Mill"],
])("reads %j", (text, title, company) => {
	expect(jobs(`${BAKER}\n${text}`)).toEqual([
		["Baker", "Fold Hearth Ltd"],
		[title, company],
	]);
});

test.each([
	["Company: Confidential\nPosition: Baker\n2019 – 2021", "Baker", undefined],
	["Company: N/A\nPosition: Baker\n2019 – 2021", "Baker", undefined],
	["Company: bakery\nPosition: Baker\n2019 – 2021", "Baker", undefined],
	["Baker | Rp 5.000.000 || 2019 – 2021", "Baker", undefined],
	["Developer | Client: Saint Mill || 2019 – 2021", "Developer", undefined],
	["Baker | 40 hours/week || 2019 – 2021", "Baker", undefined],
	["Baker | Part-time (20h) || 2019 – 2021", "Baker", undefined],
	["Cook | Mill Ltd (bankrupt 2019) || 2017 – 2019", "Cook", "Mill Ltd"],
	["Company || Position || Period || Reason for leaving\nMill Ltd || Cook || 2017 – 2019 || Moved", "Cook", "Mill Ltd"],
	["Position || Company || Supervisor || Period\nCook || Mill Ltd || Jan Oak || 2017 – 2019", "Cook", "Mill Ltd"],
	["Head Baker | Employee of the Year || 2019 – 2021", "Head Baker", undefined],
	["2019 – 2021 Freelance - Cook. Made soup for the whole street.", "Cook", "Freelance"],
])("takes no remark for a company in %j", (text, title, company) => {
	expect(jobs(text)).toEqual([[title, company]]);
});

it("takes no remarks behind labels for positions", () => {
	expect(jobs("Company: 500 employees\nPosition: Full-time\nCompany: bakery\nPosition: part-time")).toEqual([]);
});

it("makes no period of the single years of two positions", () => {
	const read = readEmployment(lines("2015 || Baker, Fold Ltd\n2018 || Cook, Mill Ltd\n2020 || Waiter, Oak Ltd"));
	expect(read.map((one) => [one.job_title, one.start_year, one.end_year])).toEqual([
		["Baker", undefined, undefined],
		["Cook", undefined, undefined],
		["Waiter", undefined, undefined],
	]);
});

it("makes no period of two dates of which the later one stands above", () => {
	const read = readEmployment(lines("Aug 2018 || Baker\nOct 2013 || Fold Hearth Ltd"));
	expect(read.filter((one) => one.start_date && one.end_date)).toEqual([]);
});

it("leaves a role below a period with the position that it tells about", () => {
	const read = readEmployment(lines("Client: Oak || 2019 – 2021\nRole: Developer\nBaker, Fold Ltd || 2015 – 2019"));
	expect(read.map((one) => one.job_title)).toEqual(["Baker"]);
});

it("reads no referee as a position", () => {
	const text = "Baker, Fold Hearth || 2019 – 2021\nReference: Bob Mill, Manager at Saint Mill, 2018 – 2021";
	expect(jobs(text)).toEqual([["Baker", "Fold Hearth"]]);
});

it("takes words of a description beside dates for no position where others have both names", () => {
	const told = "Apricots and ripe peaches || 2003 – 2009";
	expect(jobs(`${BAKER}\n${told}`)).toEqual([["Baker", "Fold Hearth Ltd"]]);
	expect(jobs(`${BAKER}\nRopewalker || 2003 – 2009`)).toHaveLength(2);
	expect(jobs(told)).toHaveLength(1);
});
