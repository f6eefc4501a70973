import { localeOf, pathIn } from "@/lib/i18n/locales";
import { CLEAR_DEVICE_PATH, CLEARED_PARAM } from "@/lib/legal/clear-device";
import { refuse } from "@/lib/server/refusal";
import { isSameOrigin } from "@/lib/server/same-origin";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Has the browser delete the site's cookies and storage, and leads back to the page, which says so. */
export async function POST({ headers: asked }: Request, { params }: Context): Promise<Response> {
	if (!isSameOrigin(asked)) return refuse("cross_origin");
	const location = `${pathIn(localeOf((await params).locale), CLEAR_DEVICE_PATH)}?${CLEARED_PARAM}=1`;
	const headers = { location, "clear-site-data": '"cookies", "storage"', "cache-control": "private, no-store" };
	return new Response(null, { status: 303, headers });
}
