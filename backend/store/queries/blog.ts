import type { Language } from "../../http/language";
import type { Store } from "../open";
import type { BlogItemRow } from "../schema";

/** All articles, the newest first, each in the preferred language if it exists in it. */
export async function listBlog(store: Store, language: Language): Promise<BlogItemRow[]> {
	const rows = await store
		.selectFrom("blog_items")
		.selectAll()
		.orderBy("published_at", "desc")
		.orderBy("slug")
		.execute();
	const wanted = new Set(rows.filter((row) => row.language === language).map(({ item }) => item));
	const shown = new Map<string, BlogItemRow>();
	for (const row of rows) {
		const isBest = row.language === language || !wanted.has(row.item);
		if (isBest && !shown.has(row.item)) shown.set(row.item, row);
	}
	return [...shown.values()];
}

/** The article at an address, with the same article in other languages. */
export async function findArticle(
	store: Store,
	slug: string,
): Promise<{ article: BlogItemRow; others: BlogItemRow[] } | undefined> {
	const item = store.selectFrom("blog_items").select("item").where("slug", "=", slug.toLowerCase());
	const rows = await store.selectFrom("blog_items").selectAll().where("item", "in", item).orderBy("language").execute();
	const article = rows.find((row) => row.slug === slug.toLowerCase());
	return article && { article, others: rows.filter((row) => row !== article) };
}
