import type { NextRequest } from "next/server";
import { localeOf } from "@/lib/i18n/locales";
import { postAccount } from "@/lib/server/sign-up/post-account";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Receives the first step of the sign-up from a browser without script. */
export const POST = async (request: NextRequest, { params }: Context): Promise<Response> =>
	postAccount(request, localeOf((await params).locale));
