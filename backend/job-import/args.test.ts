import { readArgs } from "./args";

describe("readArgs", () => {
	it("accepts a file with and without options", () => {
		expect(readArgs(["import", "jobs.json"])).toEqual({
			command: "import",
			from: "jobs.json",
			region: "main",
			company: undefined,
			listed: false,
			dryRun: false,
			force: false,
		});
		const all = ["import", "--company", " Kedai Pagi ", "jobs.json", "--region=eu", "--listed", "--dry-run"];
		const given = { region: "eu", company: "Kedai Pagi", listed: true, dryRun: true, force: false };
		expect(readArgs(all)).toEqual({ command: "import", from: "jobs.json", ...given });
		expect(readArgs(["sync", "https://x.example.com", "--force"])).toMatchObject({ command: "sync", force: true });
	});

	it.each([
		[["export", "x"], 'There is no command "export"'],
		[["import"], "Name the file or the address"],
		[["import", "a", "b"], '"b" is one too many'],
		[["import", "a", "--region", "us"], '--region is main or eu, not "us"'],
		[["import", "a", "--company", " "], "--company needs the company's name"],
		[["import", "a", "--force"], "--force is an option of sync"],
		[["import", "a", "--company"], "argument missing"],
	])("rejects %j with one line", (args, reason) => {
		expect(() => readArgs(args)).toThrow(reason);
	});
});
