import type { NextRequest } from "next/server";
import { localeOf } from "@/lib/i18n/locales";
import { postAgain } from "@/lib/server/sign-up/post-confirmation";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** Sends the confirmation mail again, for a browser without script. */
export const POST = async (request: NextRequest, { params }: Context): Promise<Response> =>
	postAgain(request, localeOf((await params).locale));
