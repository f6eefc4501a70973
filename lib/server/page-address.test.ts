import { addressByCode, addressBySlugs } from "./page-address";

it.each([
	["ORBIT1", "ORBIT1"],
	["ORBIT1%2Beu", "ORBIT1+EU"],
	["ORBIT1+EU", "ORBIT1+EU"],
	["%ff", undefined],
	["%2e%2e", undefined],
	["a%2fb", undefined],
	["ABC%EF%BC%8BEU", undefined],
	["ABC+EU+EU", undefined],
	["companies", undefined],
	["a".repeat(41), undefined],
])("reads the code in the address's %s as %s", (param, code) => {
	expect(addressByCode(param)).toEqual(code ? { by: "code", code } : null);
});

it.each([
	["kopi-nusantara", "head-roaster", true],
	["Kopi-Nusantara", "head%2Droaster", true],
	["kopi-nusantara", "..", false],
	["%ff", "head-roaster", false],
	["kopi%2fnusantara", "head-roaster", false],
	["-kopi", "head-roaster", false],
	["kopi", "a".repeat(121), false],
])("accepts %s and %s as a job's slugs: %s", (company, job, isAddress) => {
	expect(addressBySlugs(company, job) !== null).toBe(isAddress);
});
