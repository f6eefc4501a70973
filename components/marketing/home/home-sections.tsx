import type { Locale } from "@/lib/i18n/locales";
import type { NewsItem } from "@/lib/marketing/news";
import { CandidateStrip } from "./candidate-strip";
import { HomeCallToAction } from "./home-call-to-action";
import { HomeShowcases } from "./home-showcases";
import { LogoBar, type LogoCompany } from "./logo-bar";
import { NewsSection } from "./news-section";
import { SupportStrip } from "./support-strip";

/** The hosts' lists for the home page; empty if they can't be loaded. */
export interface HomeLists {
	companies: readonly LogoCompany[];
	news: readonly NewsItem[];
}

interface Props extends HomeLists {
	locale: Locale;
}

/** The home page below its head, shared by its two variants. If the blog has no news, our own guides replace them. */
export const HomeSections = ({ locale, companies, news }: Props) => (
	<>
		{companies.length > 0 && <LogoBar locale={locale} companies={companies} />}
		<HomeShowcases locale={locale} />
		<SupportStrip locale={locale} />
		<CandidateStrip locale={locale} />
		<HomeCallToAction locale={locale} />
		<NewsSection locale={locale} news={news} />
	</>
);
