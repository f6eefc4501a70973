import fc from "fast-check";
import { anyCharacters } from "@/tests/support/runner/any-characters";
import { findCalls } from "./find-call";

const namesOf = (path: string) => findCalls(`/api${path}`)?.map(({ name }) => name) ?? null;

describe("findCalls", () => {
	it.each([
		["/public/ORBIT1", ["jobByCode", "applyByCode"]],
		["/public/ORBIT1%2Beu", ["jobByCode", "applyByCode"]],
		["/public/ORBIT1+EU", ["jobByCode", "applyByCode"]],
		["/check_link", ["checkLink"]],
		["/api/check_link", ["checkLink"]],
		["/api/public/ORBIT1", []],
		["/api/api/check_link", []],
		["/%70ublic/ORBIT1", ["jobByCode", "applyByCode"]],
		["/nowhere", []],
	])("%s is %j", (path, names) => {
		expect(namesOf(path)).toEqual(names);
	});

	it.each([
		"/public/..",
		"/public/%2e%2e/%2e%2e/admin",
		"/public/%252e%252e/admin",
		"/public/a%5c..%5cadmin",
		"/public/a%2fb",
		"/public/job%23x",
		"/public/job%3fx=1",
		"/public/job%00.json",
		"/public/job%0d%0aX:%201",
		"/public/job%20x",
		"/public/job%c2%a0x",
		"/public/job%c2%85x",
		"/public/%ff",
		"/public/%",
		"/public/@evil.example",
		"/public/http:%2f%2f169.254.169.254%2f",
		`/public/${"a".repeat(201)}`,
	])("can't parse %s", (path) => {
		expect(namesOf(path)).toBeNull();
	});

	it("never throws, and finds parameters of one plain segment", () => {
		fc.assert(
			fc.property(fc.array(anyCharacters({ maxLength: 40 }), { maxLength: 6 }), (segments) => {
				for (const { params } of findCalls(`/api/public/${segments.join("/")}`) ?? [])
					for (const value of Object.values(params)) expect(value).toMatch(/^[\w+-]+$/);
			}),
		);
	});
});
