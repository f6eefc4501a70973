import type { Field } from "../../field/field";
import { currency, isNumber, type Pay, type PaySaid, payAmong, payOf, payUnit, sum } from "../../field/pay";
import { payInText } from "../../field/pay-text";
import { countryOf } from "../../field/place";
import { line } from "../../field/text";

/** The country of a posting's first place, which tells what a dollar sign means. */
function countryIn(row: Field): string | undefined {
	const [place] = row.at("jobLocation").each();
	const country = place?.at("address").at("addressCountry").value;
	return typeof country === "string" ? countryOf(country) : undefined;
}

/** Codes of units of time, as UN/CEFACT has them and the UN's lists of pay. */
const CODES: Readonly<Record<string, string>> = {
	...{ HUR: "HOUR", DAY: "DAY", WEE: "WEEK", MON: "MONTH", ANN: "YEAR" },
};

/** What an amount is paid for: in words, or as a code. */
function readUnit(node: Field): string | undefined {
	const code = CODES[String(node.at("unitCode").value).toUpperCase()];
	return node.has("unitText") || code === undefined ? payUnit(node.first("unitText", "unitCode")) : code;
}

/** A number, or pay in words, such as "£45k–£55k per year". */
function readAmount(amount: Field, row: Field): Partial<Pay> {
	const { value } = amount;
	const said = typeof value === "string" && !isNumber(value) ? payInText(value, countryIn(row)) : undefined;
	if (said) return said;
	const only = sum(amount);
	return { min: only, max: only };
}

/** A quantity: an amount, or an object with one or its limits. */
function readQuantity(quantity: Field, row: Field): Partial<Pay> {
	if (!quantity.isObject) return readAmount(quantity, row);
	const unit = readUnit(quantity);
	const [min, max] = [readAmount(quantity.at("minValue"), row), readAmount(quantity.at("maxValue"), row)];
	const only = readAmount(quantity.at("value"), row);
	if (min.min === undefined && max.max === undefined) return { ...only, unit: unit ?? only.unit };
	return { min: min.min, max: max.max, currency: min.currency ?? max.currency, unit: unit ?? min.unit ?? max.unit };
}

/** One quantity of a salary. */
function readOne(row: Field, salary: Field, quantity: Field): Pay | undefined {
	const own = salary.isObject ? currency(salary.at("currency")) : undefined;
	const read = readQuantity(quantity, row);
	const code = own ?? currency(row.at("salaryCurrency")) ?? read.currency;
	const unit = read.unit ?? (salary.isObject ? readUnit(salary) : undefined);
	return payOf(salary, { ...read, currency: code, unit });
}

/** A JobPosting's `baseSalary`, which may be several, each with several quantities. */
export function readBaseSalary(row: Field): PaySaid {
	const salaries = new Map<Field, Field>();
	for (const salary of row.at("baseSalary").each()) {
		const isNested = salary.isObject && salary.has("value");
		for (const quantity of isNested ? salary.at("value").each() : [salary]) salaries.set(quantity, salary);
	}
	const nameOf = (field: Field) => (field.isObject ? line(field.at("name")) : undefined);
	return payAmong(
		[...salaries.keys()],
		(quantity) => readOne(row, salaries.get(quantity) ?? quantity, quantity),
		(quantity) => nameOf(quantity) ?? nameOf(salaries.get(quantity) ?? quantity),
	);
}
