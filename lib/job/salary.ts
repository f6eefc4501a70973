import { fill } from "@/lib/text/fill";
import { remembered } from "@/lib/text/once";
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

/** For fractions of amounts; amounts without any have no digits for them. */
const withFraction = remembered(
	(language: string, currency: string) => new Intl.NumberFormat(language, { style: "currency", currency }),
);
const whole = remembered(
	(language: string, currency: string) =>
		new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 0 }),
);

function amountOf(salary: Salary, language: string, messages: SalaryMessages): string {
	const { currency, min, max } = salary;
	// A non-breaking space separates currency and amount.
	const write = (value: number) => (Number.isInteger(value) ? whole : withFraction)(language, currency).format(value);
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
