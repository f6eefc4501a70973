import { localeOf } from "@/lib/i18n/locales";
import { pageMetadata, type SitePageProps } from "../_page/metadata";
import { PartnersScreen } from "./partners-screen";

export const generateMetadata = (props: SitePageProps) => pageMetadata("partners", props);

export default async function Partners({ params }: SitePageProps) {
	return <PartnersScreen locale={localeOf((await params).locale)} />;
}
