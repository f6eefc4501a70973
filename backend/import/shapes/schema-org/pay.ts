import type { Field } from "../../field/field";
import { currency, type Pay, payOf, payUnit, sum } from "../../field/pay";

/** A quantity: one number, or an object with a value or its limits. */
function readQuantity(quantity: Field): Pick<Pay, "min" | "max" | "unit"> {
	if (!quantity.isObject) {
		const amount = sum(quantity);
		return { min: amount, max: amount };
	}
	const amount = sum(quantity.at("value"));
	return {
		min: sum(quantity.at("minValue")) ?? amount,
		max: sum(quantity.at("maxValue")) ?? amount,
		unit: payUnit(quantity.at("unitText")),
	};
}

/** A JobPosting's `baseSalary`; of several, none can be told to be the one. */
export function readBaseSalary(row: Field): Pay | undefined {
	const [salary, ...more] = row.at("baseSalary").each();
	if (!salary || more.length > 0) return undefined;
	const own = salary.isObject ? currency(salary.at("currency")) : undefined;
	const code = own ?? currency(row.at("salaryCurrency"));
	const nested = salary.isObject && salary.has("value");
	const quantity = readQuantity(nested ? salary.at("value") : salary);
	const unit = quantity.unit ?? (salary.isObject ? payUnit(salary.at("unitText")) : undefined);
	return payOf(salary, { ...quantity, currency: code, unit });
}
