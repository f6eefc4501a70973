import { ImportError } from "../import-error";
import { type SourceJob, vanishedFrom } from "./vanished";

const jobs = Array.from(
	{ length: 50 },
	(_, index): SourceJob => ({
		id: index + 1,
		title: `Cook ${index + 1}`,
		companySlug: "kedai",
		slug: `cook-${index + 1}`,
		openCode: `COOK${index + 1}`,
	}),
);

const refusalOf = (seen: readonly number[]) => {
	try {
		return vanishedFrom(jobs, new Set(seen), false);
	} catch (error) {
		return error instanceof ImportError ? error.lines : [error];
	}
};

it("a source that lost more than half of its jobs is refused with the names of the first twenty", () => {
	const lines = refusalOf([1, 2, 3]);
	expect(lines).toHaveLength(22);
	expect(lines[0]).toMatch(/^47 of the 50 open jobs of this source would be closed/);
	expect(lines.slice(1, 3)).toEqual(["  Cook 4 (COOK4)", "  Cook 5 (COOK5)"]);
	expect(lines.at(-1)).toBe("  and 27 more");
});

it("up to twenty jobs are all named", () => {
	const few = jobs.slice(0, 20);
	expect(() => vanishedFrom(few, new Set(), false)).toThrow(/Cook 20 \(COOK20\)$/);
});
