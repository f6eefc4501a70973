import type { NextRequest } from "next/server";
import { localeOf } from "@/lib/i18n/locales";
import { postAddress } from "@/lib/server/sign-up/post-confirmation";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Receives another address for a new account from a browser without script. */
export const POST = async (request: NextRequest, { params }: Context): Promise<Response> =>
	postAddress(request, localeOf((await params).locale));
