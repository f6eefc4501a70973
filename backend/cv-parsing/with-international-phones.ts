import { internationalPhone } from "../application/phone-key";
import type { CvAnswer } from "./answer";
import type { ContactInfo } from "./profile";

async function withPhone<T extends Pick<ContactInfo, "phone" | "phone_international">>(
	contact: T,
	country: string,
): Promise<T> {
	const phone = contact.phone && (await internationalPhone(contact.phone, country));
	return phone ? { ...contact, phone_international: phone } : contact;
}

/**
 * An answer whose phone numbers also have their international format, if the home's country tells their calling code. The
 * process that reads a CV leaves this to its parent, which has what it needs to know of all countries' numbers loaded once.
 */
export async function withInternationalPhones(answer: CvAnswer): Promise<CvAnswer> {
	if (!("profile" in answer)) return answer;
	const { home_country: country, contact_info, offered } = answer.profile;
	if (country === undefined) return answer;
	const profile = {
		...answer.profile,
		contact_info: await withPhone(contact_info, country),
		...(offered && { offered: await withPhone(offered, country) }),
	};
	return { ...answer, profile };
}
