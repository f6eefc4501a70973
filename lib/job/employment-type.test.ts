import { employmentTypes } from "./employment-type";

describe("employmentTypes", () => {
	it.each([
		["Full time", ["FULL_TIME"]],
		["FULL-TIME", ["FULL_TIME"]],
		["Fulltime", ["FULL_TIME"]],
		["full\u2011time", ["FULL_TIME"]],
		["Penuh Waktu", ["FULL_TIME"]],
		["Part  time", ["PART_TIME"]],
		["Paruh waktu", ["PART_TIME"]],
		["Contract", ["CONTRACTOR"]],
		["Pekerja lepas", ["CONTRACTOR"]],
		["Sementara", ["TEMPORARY"]],
		["Internship", ["INTERN"]],
		["Magang", ["INTERN"]],
		["Relawan", ["VOLUNTEER"]],
		["Per diem", ["PER_DIEM"]],
		["Full time / Part time", ["FULL_TIME", "PART_TIME"]],
		["Part-time or full-time", ["PART_TIME", "FULL_TIME"]],
		["Penuh waktu atau paruh waktu", ["FULL_TIME", "PART_TIME"]],
		["Full time, Penuh waktu", ["FULL_TIME"]],
		["Full time (Contract)", ["FULL_TIME", "CONTRACTOR"]],
		["Permanent, full time", ["FULL_TIME"]],
		["Regular Full Time (Salary)", ["FULL_TIME"]],
		["Full-Time Permanent", ["FULL_TIME"]],
		["Part-time, fixed term", ["PART_TIME", "TEMPORARY"]],
		["Vollzeit", ["FULL_TIME"]],
		["Karyawan tetap penuh waktu", ["FULL_TIME"]],
	])("reads %j as %j", (jobType, types) => {
		expect(employmentTypes(jobType)).toEqual(types);
	});

	it.each([
		"",
		"Internal",
		"International",
		"Contract manager",
		"Not full time",
		"Full time job in a temporary office",
		"Volunteer coordinator",
		"Kontraktor bangunan",
		"Permanent",
		"Permanent contract",
		"Regular",
		"Hourly",
		"Space cadet",
		"constructor",
		"__proto__",
		`${"a".repeat(200)}, full time`,
	])("maps %j to nothing", (jobType) => {
		expect(employmentTypes(jobType)).toEqual([]);
	});
});
