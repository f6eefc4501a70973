import { redirect } from "next/navigation";
import { localeOf } from "@/lib/i18n/locales";
import { hostPages } from "@/lib/server/host-pages";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** A guessed address: redirects to the blog on its host. */
export const GET = async (_: Request, { params }: Context) => redirect(hostPages(localeOf((await params).locale)).blog);
