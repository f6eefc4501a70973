import { PHONE_TOO_SHORT } from "../../lib/contract/errors";
import type { FieldErrors } from "../form-checks/field-errors";
import type { JobWithCompany } from "../store/queries/jobs";
import { countryOf } from "./country-of";
import { isTooShort } from "./phone-key";

/** The problem of a candidate's phone number, as sent; an empty object if it can be called. */
export const phoneErrors = async (phone: string, found: JobWithCompany): Promise<FieldErrors> =>
	(await isTooShort(phone, countryOf(found))) ? { phone: [PHONE_TOO_SHORT] } : {};
