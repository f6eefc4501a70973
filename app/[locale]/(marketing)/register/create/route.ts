import type { NextRequest } from "next/server";
import { localeOf } from "@/lib/i18n/locales";
import { postShort } from "@/lib/server/sign-up/post-short";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Receives the short form from a browser without script. */
export const POST = async (request: NextRequest, { params }: Context): Promise<Response> =>
	postShort(request, localeOf((await params).locale));
