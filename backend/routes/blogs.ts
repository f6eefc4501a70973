import { absolute } from "../media/absolute";
import { articlePath } from "../pages/blog/path";
import { listBlog } from "../store/queries/blog";
import type { Handler } from "./handler";

/** The blog's articles in the requested language, newest first; their texts are plain. */
export const blogs: Handler<"blogs"> = async ({ language }, { store, publicUrl }) => {
	const rows = await listBlog(store, language);
	return rows.map(({ slug, language: own, thumbnail, title, category, content, published_at }) => ({
		blog_url: publicUrl + articlePath({ slug, language: own }, language),
		thumbnail: absolute(publicUrl, thumbnail),
		blog_title: title,
		category,
		blog_content: content,
		published_at,
	}));
};
