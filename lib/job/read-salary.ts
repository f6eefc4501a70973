import type { JobDetail } from "@/lib/contract/schemas/job";
import { plainLine } from "@/lib/text/plain";
import { roundSum } from "./sum";

/** Pay as a page shows it; a missing amount is unknown. */
export interface Salary {
	currency: string;
	min?: number;
	max?: number;
	/** schema.org's unit, or the host's own text. */
	unit?: string;
}

/** One of several ranges, and its purpose; empty if unknown. */
export interface SalaryRange extends Salary {
	label: string;
}

type Raw = NonNullable<JobDetail["job"]["salary"]>;

/** Maximum number of shown ranges per job. */
const MOST_RANGES = 20;

/** An amount of 0 means unknown. */
const formatted = (sum: number | undefined, currency: string) =>
	sum !== undefined && sum > 0 ? roundSum(sum, currency) : undefined;

function salaryIn({ currency, unit, ...sums }: Raw): Salary | undefined {
	if (!/^[a-z]{3}$/i.test(currency)) return undefined;
	const [min, max] = [formatted(sums.min, currency), formatted(sums.max, currency)];
	if (min === undefined && max === undefined) return undefined;
	// It is unclear which of the two is wrong.
	if (min !== undefined && max !== undefined && min > max) return undefined;
	return { currency, unit, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A job's pay, and its ranges if it has several: those replace the single one. */
export function readPay({ job }: JobDetail): { salary: Salary | undefined; salaryRanges: SalaryRange[] } {
	const salaryRanges = job.salary_ranges.slice(0, MOST_RANGES).flatMap(({ label, ...range }) => {
		const salary = salaryIn(range);
		return salary ? [{ ...salary, label: plainLine(label) }] : [];
	});
	const salary = job.salary && salaryRanges.length === 0 ? salaryIn(job.salary) : undefined;
	return { salary, salaryRanges };
}
