import type { NewsItem } from "@/lib/content/news";

interface Props {
	item: NewsItem;
	readOn: string;
	/** Has the row for itself: its picture stands beside its words. */
	alone: boolean;
}

/** An article of the blog: its picture, and how it begins. The whole card leads to it. */
export const NewsCard = ({ item: { address, title, category, excerpt, picture }, readOn, alone }: Props) => (
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
			{category && <p className="mb-2 font-bold text-brand-ink text-sm">{category}</p>}
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
