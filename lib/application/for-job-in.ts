import { hasCallingCode } from "@/lib/contract/contact";
import type { CvProfile } from "@/lib/contract/schemas/cv";

/**
 * A CV for the form of a job in `country` (ISO 3166 alpha-2; empty if unknown). Its host reads a number without a calling code
 * by the rules of the job's country. So if the CV is from another one, such a number is only offered: with its calling code if
 * the CV's country tells it, else as it is written.
 */
export function forJobIn(country: string, cv: CvProfile): CvProfile {
	const { contact_info, offered, home_country } = cv;
	const { phone, phone_international } = contact_info?.phone ? contact_info : (offered ?? {});
	const isAbroad = country !== "" && home_country !== undefined && home_country !== country;
	if (!isAbroad || phone === undefined || hasCallingCode(phone)) return cv;
	return {
		...cv,
		contact_info: contact_info && { ...contact_info, phone: undefined },
		offered: { ...offered, phone: phone_international ?? phone },
	};
}
