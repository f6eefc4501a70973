import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { NewsItem } from "@/lib/marketing/news";
import { hostPages } from "@/lib/server/host-pages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";
import { NewsCard } from "./news-card";

/** What replaces missing news of the blog, as listed in the messages. */
interface OwnItem extends Record<"category" | "title" | "text", string> {
	/** A page of ours, without its language. */
	address: string;
}

const ownItem = ({ text, address, ...words }: OwnItem, locale: Locale): NewsItem => ({
	...words,
	address: pathIn(locale, address),
	excerpt: text,
	day: undefined,
	picture: undefined,
});

interface Props {
	locale: Locale;
	news: readonly NewsItem[];
}

/** The blog's latest articles; where it has none or doesn't answer, pages of ours that are worth reading. */
export async function NewsSection({ locale, news: items }: Props) {
	const { news } = (await loadMessages(locale)).home;
	const own: readonly OwnItem[] = news.instead.list;
	const shown = items.length > 0 ? items : own.map((item) => ownItem(item, locale));
	if (shown.length === 0) return null;
	const { heading, lead } = items.length > 0 ? news : news.instead;
	const cards = shown.map((item) => ({
		key: item.address,
		card: <NewsCard item={item} locale={locale} readOn={news.read} alone={shown.length === 1} />,
	}));
	return (
		<Section id="news" heading={heading} lead={lead}>
			<CardRow items={cards} isShort />
			<p className="mt-6 text-center">
				<TextLink href={hostPages(locale).blog}>{news.all}</TextLink>
			</p>
		</Section>
	);
}
