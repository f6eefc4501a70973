import { fill } from "@/lib/text/fill";
import type { Salary } from "./read-salary";

/** Texts for a salary, as in the messages of a job page. */
export type SalaryMessages = Record<
	| "SALARY_HOUR"
	| "SALARY_DAY"
	| "SALARY_WEEK"
	| "SALARY_MONTH"
	| "SALARY_YEAR"
	| "SALARY_RANGE"
	| "SALARY_FROM"
	| "SALARY_UP_TO",
	string
>;

/** schema.org's units of pay. */
const UNITS = ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] as const;
type SalaryUnit = (typeof UNITS)[number];

/** The unit of pay in a host's answer, ignoring case; undefined for anything else. */
export function salaryUnit(written: string | undefined): SalaryUnit | undefined {
	return UNITS.find((unit) => unit === written?.toUpperCase());
}

function amountOf(salary: Salary, language: string, messages: SalaryMessages): string {
	const { currency, min, max } = salary;
	const write = (value: number) => {
		const digits = Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
		// A non-breaking space separates currency and amount.
		return new Intl.NumberFormat(language, { style: "currency", currency, ...digits }).format(value);
	};
	if (min !== undefined && max !== undefined && min !== max) {
		return fill(messages.SALARY_RANGE, { min: write(min), max: write(max) });
	}
	if (min !== undefined) return max === undefined ? fill(messages.SALARY_FROM, { min: write(min) }) : write(min);
	return max === undefined ? "" : fill(messages.SALARY_UP_TO, { max: write(max) });
}

/**
 * A salary for people, such as "Rp 8.000.000 sampai Rp 11.000.000 per bulan"; empty if unknown. Fractions have the
 * currency's number of digits, whole amounts none.
 */
export function formatSalary(salary: Salary | undefined, language: string, messages: SalaryMessages): string {
	if (!salary) return "";
	const amount = amountOf(salary, language, messages);
	const unit = salaryUnit(salary.unit);
	return unit && amount ? fill(messages[`SALARY_${unit}`], { amount }) : amount;
}
