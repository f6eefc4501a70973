import { filterJobs, filterOptions, filterSearch, readJobFilter } from "./job-filter";

const JOBS = [
	{ id: 1, jobType: "Full time", city: "Jakarta" },
	{ id: 2, jobType: "Part time", city: "Jakarta" },
	{ id: 3, jobType: "Full time", city: "Bandung" },
	{ id: 4, jobType: "", city: "" },
];

it.each([
	["", "", [1, 2, 3, 4]],
	["Full time", "", [1, 3]],
	["", "Jakarta", [1, 2]],
	["Full time", "Jakarta", [1]],
	["Part time", "Bandung", []],
	["full time", "", []],
])("type %j and city %j leave the jobs %j", (type, city, ids) => {
	expect(filterJobs(JOBS, { type, city }).map(({ id }) => id)).toEqual(ids);
});

it("offers the jobs' own types and cities in the language's order, each once", () => {
	expect(filterOptions(JOBS, "en")).toEqual({ types: ["Full time", "Part time"], cities: ["Bandung", "Jakarta"] });
	const cities = ["Zug", "Äänekoski", "Aceh"].map((city) => ({ jobType: "", city }));
	expect(filterOptions(cities, "en").cities).toEqual(["Äänekoski", "Aceh", "Zug"]);
});

it("offers no choice where there is only one", () => {
	expect(filterOptions(JOBS.slice(0, 1), "en")).toEqual({ types: [], cities: [] });
});

it.each([
	[{ type: "", city: "" }, ""],
	[{ type: "Full time", city: "" }, "?type=Full+time"],
	[{ type: "R&D", city: "São Paulo" }, "?type=R%26D&city=S%C3%A3o+Paulo"],
])("%j is named by %j, and read back", (filter, search) => {
	expect(filterSearch(filter)).toBe(search);
	const params = new URLSearchParams(search);
	expect(readJobFilter({ type: params.getAll("type"), city: params.getAll("city") })).toEqual(filter);
});
