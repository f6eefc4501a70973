import { PHONE_LENGTHS } from "../../lib/contract/errors";
import type { FieldErrors } from "../form-checks/field-errors";
import type { JobWithCompany } from "../store/queries/jobs";
import { countryOf } from "./country-of";
import { lengthProblem } from "./phone-key";

/** The problem of a candidate's phone number, as sent; an empty object if it can be called. */
export async function phoneErrors(phone: string, found: JobWithCompany): Promise<FieldErrors> {
	const length = await lengthProblem(phone, countryOf(found));
	return length ? { phone: [PHONE_LENGTHS[length]] } : {};
}
