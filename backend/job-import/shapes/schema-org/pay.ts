import type { Field } from "../../field/field";
import { currency, type Pay, type PaySaid, payAmong, payOf, payUnit, sum } from "../../field/pay";
import { line } from "../../field/text";

/** A quantity: one number, or an object with a value or its limits. */
function readQuantity(quantity: Field): Pick<Pay, "min" | "max" | "unit"> {
	if (!quantity.isObject) {
		const amount = sum(quantity);
		return { min: amount, max: amount };
	}
	const unit = payUnit(quantity.at("unitText"));
	const [min, max] = [sum(quantity.at("minValue")), sum(quantity.at("maxValue"))];
	const amount = sum(quantity.at("value"));
	return min === undefined && max === undefined ? { min: amount, max: amount, unit } : { min, max, unit };
}

/** One quantity of a salary. */
function readOne(row: Field, salary: Field, quantity: Field): Pay | undefined {
	const own = salary.isObject ? currency(salary.at("currency")) : undefined;
	const code = own ?? currency(row.at("salaryCurrency"));
	const read = readQuantity(quantity);
	const unit = read.unit ?? (salary.isObject ? payUnit(salary.at("unitText")) : undefined);
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
