import { CompanyListView } from "@/components/company/list/company-list.client";
import { ListHero } from "@/components/company/list/list-hero";
import { ListMissing } from "@/components/company/list/list-missing";
import { Missing } from "@/components/ui/missing";
import { prefixOf } from "@/lib/i18n/locales";
import { mediaOrigins } from "@/lib/server/hosts";
import { type ListProps, listPath, loadListPage } from "./_list/load";
import { listMetadata } from "./_list/metadata";

export const generateMetadata = listMetadata;

/** The public company list: one of its pages, or the results of a search by name. */
export default async function CompanyListPage(props: ListProps) {
	const { locale, all, found } = await loadListPage(props);
	const { "company-list": messages, common } = all;
	const path = listPath(locale);
	if (!found) {
		return (
			<Missing>
				<ListMissing path={path} messages={messages} />
			</Missing>
		);
	}
	return (
		<main id="content" className="mx-auto max-w-6xl px-gutter pt-4 pb-12 md:pt-8">
			<ListHero messages={messages} />
			<CompanyListView
				served={{ ...found, path, mediaOrigins: mediaOrigins() }}
				prefix={prefixOf(locale)}
				productName={common.productName}
				messages={messages}
			/>
		</main>
	);
}
