import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { COMPANIES_PATH } from "@/lib/job/address";

interface Props {
	messages: Record<"jobHeading" | "jobText" | "jobCompany" | "jobCompanies", string>;
	/** Path prefix of the page's language. */
	prefix: string;
	/** True if the page's address names a company, whose page is then one level up. */
	isBySlugs: boolean;
}

/** A company's page, relative to its jobs' pages; the slug in the address isn't always known here. */
const COMPANY_PAGE = "..";

/** The screen for a job that does not exist or was deleted. */
export const JobMissingScreen = ({ messages, prefix, isBySlugs }: Props) => (
	<Screen heading={messages.jobHeading} text={messages.jobText} picture={<LostPlanet />}>
		{isBySlugs && <ButtonLink href={COMPANY_PAGE}>{messages.jobCompany}</ButtonLink>}
		<ButtonLink href={`${prefix}${COMPANIES_PATH}`} quiet={isBySlugs}>
			{messages.jobCompanies}
		</ButtonLink>
	</Screen>
);
