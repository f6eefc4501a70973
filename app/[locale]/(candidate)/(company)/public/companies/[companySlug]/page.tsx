import { CompanyArticle } from "@/components/company/page/company-article";
import { CompanyMissing } from "@/components/company/page/company-missing";
import { EnterCodeLink } from "@/components/interview-code/enter/enter-code-link";
import { Missing } from "@/components/ui/missing";
import { prefixOf } from "@/lib/i18n/locales";
import { companyPath } from "@/lib/job/address";
import { readJobFilter } from "@/lib/job/job-filter";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { CompanyMarkup } from "../../../_company/company-markup";
import { type CompanyProps, loadCompanyPage } from "../../../_company/load";
import { companyMetadata } from "../../../_company/metadata";

export const generateMetadata = companyMetadata;

/** A company's public page. */
export default async function CompanyPage({ params, searchParams }: CompanyProps) {
	const [page, { type, city }] = await Promise.all([loadCompanyPage(params), searchParams]);
	const { locale, view, messages, poweredBy, shareText } = page;
	const prefix = prefixOf(locale);
	if (!view) {
		return (
			<Missing>
				<CompanyMissing prefix={prefix} messages={messages} />
			</Missing>
		);
	}
	return (
		<>
			{/* In the frame of a preview, other pages can't be shown. */}
			{view.isPreview ? <base target="_blank" /> : <CompanyMarkup view={view} locale={locale} messages={messages} />}
			<CompanyArticle
				view={view}
				filter={readJobFilter({ type, city })}
				language={locale}
				prefix={prefix}
				messages={messages}
				shared={{
					url: `${env().siteOrigin}${prefix}${companyPath(view.slug)}`,
					text: shareText,
					subject: fill(messages.shareSubject, { company: view.name }),
				}}
				enterCode={<EnterCodeLink locale={locale} />}
				poweredBy={poweredBy}
			/>
		</>
	);
}
