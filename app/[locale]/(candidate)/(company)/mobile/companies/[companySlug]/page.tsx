import { CompanyMissing } from "@/components/company/page/company-missing";
import { MobileCompany } from "@/components/company/page/mobile-company";
import { Missing } from "@/components/ui/missing";
import { prefixOf } from "@/lib/i18n/locales";
import { type CompanyProps, loadCompanyPage } from "../../../_company/load";
import { companyMetadata } from "../../../_company/metadata";

/** The same as the main page's, which is canonical. */
export const generateMetadata = companyMetadata;

/** A company's page for the web view of an app. */
export default async function MobileCompanyPage({ params }: CompanyProps) {
	const { locale, view, messages } = await loadCompanyPage(params);
	const prefix = prefixOf(locale);
	if (!view) {
		return (
			<Missing>
				<CompanyMissing prefix={prefix} messages={messages} />
			</Missing>
		);
	}
	return <MobileCompany view={view} language={locale} prefix={prefix} messages={messages} />;
}
