import type { Field } from "../../field/field";
import { email, firstAddress } from "../../field/web";
import type { ImportedCompany } from "../../imported-job";
import type { Lenient } from "../boards/parts";
import { firstPlace, nameOf } from "./place";

/** Addresses in several members of a node, in their order. */
const addresses = (node: Field, ...keys: string[]) => keys.flatMap((key) => node.at(key).each());

function readLogo(organization: Field): string | undefined {
	const logos = organization.at("logo").each();
	const pictures = logos.flatMap((logo) => (logo.isObject ? addresses(logo, "url", "contentUrl") : [logo]));
	return firstAddress(pictures, /^https:$/);
}

/** A JobPosting's `hiringOrganization`: a node or just its name. */
export function readOrganization(row: Field, lenient: Lenient): ImportedCompany {
	const [organization] = row.at("hiringOrganization").each();
	if (!organization) return {};
	if (!organization.isObject) return { title: nameOf(organization) };
	const [address] = organization.at("address").each();
	const { city, country } = address?.isObject ? firstPlace(address) : {};
	return {
		title: nameOf(organization),
		website: firstAddress(addresses(organization, "url", "sameAs"), /^https?:$/),
		logo: readLogo(organization),
		contactEmail: lenient.read(organization.at("email"), email),
		city,
		country,
	};
}
