import type { NextRequest } from "next/server";
import { startInterview } from "../../../_interview-code/start-interview";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string; code: string }>;
}

/** Redirects to the interview of a code, or to the page with the reason why it can't start. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
	const location = await startInterview(await params, request.nextUrl.searchParams);
	return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}
