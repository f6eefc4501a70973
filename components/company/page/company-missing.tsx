import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { COMPANIES_PATH } from "@/lib/job/address";
import type { CompanyWords } from "./company-words";

interface Props {
	/** Path prefix of the page's language. */
	prefix: string;
	words: Pick<CompanyWords, "missingHeading" | "missingText" | "companyList">;
}

/** The screen for a company that has no page here. */
export const CompanyMissing = ({ prefix, words }: Props) => (
	<Screen heading={words.missingHeading} text={words.missingText} picture={<LostPlanet />}>
		<ButtonLink href={`${prefix}${COMPANIES_PATH}`}>{words.companyList}</ButtonLink>
	</Screen>
);
