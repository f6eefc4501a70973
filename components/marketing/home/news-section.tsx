import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { NewsItem } from "@/lib/marketing/news";
import { hostPages } from "@/lib/server/host-pages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";
import { NewsCard } from "./news-card";

interface Props {
	locale: Locale;
	news: readonly NewsItem[];
}

/** The blog's latest articles. */
export async function NewsSection({ locale, news: items }: Props) {
	const { news } = (await loadMessages(locale)).home;
	const cards = items.map((item) => ({
		key: item.address,
		card: <NewsCard item={item} locale={locale} readOn={news.read} alone={items.length === 1} />,
	}));
	return (
		<Section id="news" heading={news.heading} lead={news.lead}>
			<CardRow items={cards} isShort />
			<p className="mt-6 text-center">
				<TextLink href={hostPages(locale).blog}>{news.all}</TextLink>
			</p>
		</Section>
	);
}
