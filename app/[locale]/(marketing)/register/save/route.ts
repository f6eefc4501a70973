import type { NextRequest } from "next/server";
import { localeOf } from "@/lib/i18n/locales";
import { postNeeds } from "@/lib/server/sign-up/post-needs";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Receives the second step of the sign-up from a browser without script. */
export const POST = async (request: NextRequest, { params }: Context): Promise<Response> =>
	postNeeds(request, localeOf((await params).locale));
