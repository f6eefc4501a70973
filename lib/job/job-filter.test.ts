import { filterJobs, filterOptions, filterSearch, jobTypes, readJobFilter } from "./job-filter";

const job = (id: number, jobType: string, city: string) => ({ id, types: jobTypes(jobType), city });

const JOBS = [
	job(1, "Full time", "Jakarta"),
	job(2, "Part time", "Jakarta"),
	job(3, "Penuh waktu", "Bandung"),
	job(4, "", ""),
	job(5, "Full time / Magang", "Bandung"),
	job(6, "On call", "Jakarta"),
];

const NAMES = new Map([
	["FULL_TIME", "Penuh waktu"],
	["INTERN", "Magang"],
]);

it.each([
	["", "", [1, 2, 3, 4, 5, 6]],
	["FULL_TIME", "", [1, 3, 5]],
	["", "Jakarta", [1, 2, 6]],
	["FULL_TIME", "Jakarta", [1]],
	["INTERN", "", [5]],
	["On call", "", [6]],
	["PART_TIME", "Bandung", []],
	["CONTRACTOR", "", []],
])("type %j and city %j keep the jobs %j", (type, city, ids) => {
	expect(filterJobs(JOBS, { type, city }).map(({ id }) => id)).toEqual(ids);
});

it("merges synonymous types, in the language's own words and order", () => {
	expect(filterOptions(JOBS, "id", NAMES)).toEqual({
		types: [
			{ value: "INTERN", label: "Magang" },
			{ value: "On call", label: "On call" },
			{ value: "PART_TIME", label: "PART_TIME" },
			{ value: "FULL_TIME", label: "Penuh waktu" },
		],
		cities: [
			{ value: "Bandung", label: "Bandung" },
			{ value: "Jakarta", label: "Jakarta" },
		],
	});
	const cities = ["Zug", "Äänekoski", "Aceh"].map((city) => job(1, "", city));
	expect(filterOptions(cities, "en", NAMES).cities.map(({ value }) => value)).toEqual(["Äänekoski", "Aceh", "Zug"]);
});

it("is hidden with a single type, however many spellings it has", () => {
	const same = [job(1, "Full time", "Jakarta"), job(2, "Penuh waktu", "Jakarta")];
	expect(filterOptions(same, "en", NAMES)).toEqual({ types: [], cities: [] });
});

it.each([
	["Full time", "FULL_TIME"],
	["penuh waktu", "FULL_TIME"],
	["FULL_TIME", "FULL_TIME"],
	["Full time / Magang", "FULL_TIME"],
	["On call", "On call"],
	["", ""],
])("the query type %j selects %j", (type, expected) => {
	expect(readJobFilter({ type, city: undefined })).toEqual({ type: expected, city: "" });
});

it.each([
	[{ type: "", city: "" }, ""],
	[{ type: "FULL_TIME", city: "" }, "?type=FULL_TIME"],
	[{ type: "R&D", city: "São Paulo" }, "?type=R%26D&city=S%C3%A3o+Paulo"],
])("%j is encoded as %j and round-trips", (filter, search) => {
	expect(filterSearch(filter)).toBe(search);
	const params = new URLSearchParams(search);
	expect(readJobFilter({ type: params.getAll("type"), city: params.getAll("city") })).toEqual(filter);
});
