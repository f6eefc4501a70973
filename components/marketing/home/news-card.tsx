import { dayInWords } from "@/lib/i18n/day";
import type { Locale } from "@/lib/i18n/locales";
import type { NewsItem } from "@/lib/marketing/news";

interface Props {
	item: NewsItem;
	locale: Locale;
	readOn: string;
	/** True if it is alone in its row: the picture is beside the text. */
	alone: boolean;
}

/** The line above a title: the article's topic and date. */
function Kicker({ category, day, locale }: Pick<NewsItem, "category" | "day"> & { locale: Locale }) {
	if (!category && !day) return null;
	return (
		<p className="mb-2 flex flex-wrap gap-x-3 text-sm">
			{category && <span className="font-bold text-brand-ink">{category}</span>}
			{day && (
				<time dateTime={day} className="text-muted">
					{dayInWords(locale, day)}
				</time>
			)}
		</p>
	);
}

/** An article of the blog: its picture, its day, and how it begins. The whole card leads to it. */
export const NewsCard = ({ item, locale, readOn, alone }: Props) => {
	const { address, title, category, day, excerpt, picture } = item;
	return (
		<article
			className={`relative flex w-full flex-col overflow-hidden rounded-2xl border bg-surface ${alone ? "md:flex-row" : ""}`}
		>
			{picture && (
				<img
					src={picture}
					alt=""
					width={640}
					height={360}
					loading="lazy"
					className={`aspect-video w-full bg-tint object-cover text-transparent ${alone ? "md:w-1/2" : ""}`}
				/>
			)}
			<div className="flex grow flex-col p-6">
				<Kicker category={category} day={day} locale={locale} />
				<h3 className="text-balance font-bold text-ink text-xl leading-snug">
					<a href={address} className="after:absolute after:inset-0 hover:underline">
						<bdi>{title}</bdi>
					</a>
				</h3>
				<p className="mt-3 text-muted" dir="auto">
					{excerpt}
				</p>
				<p className="mt-auto pt-4 font-bold text-brand-ink" aria-hidden="true">
					{readOn}
				</p>
			</div>
		</article>
	);
};
