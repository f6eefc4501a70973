import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { COMPANIES_PATH } from "@/lib/job/address";
import type { CompanyMessages } from "./company-messages";

interface Props {
	/** Path prefix of the page's language. */
	prefix: string;
	messages: Pick<CompanyMessages, "missingHeading" | "missingText" | "companyList">;
}

/** The screen for a company that has no page here. */
export const CompanyMissing = ({ prefix, messages }: Props) => (
	<Screen heading={messages.missingHeading} text={messages.missingText} picture={<LostPlanet />}>
		<ButtonLink href={`${prefix}${COMPANIES_PATH}`}>{messages.companyList}</ButtonLink>
	</Screen>
);
