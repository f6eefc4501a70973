import { type NextRequest, NextResponse } from "next/server";
import { REGION_HEADER } from "@/lib/contract/code";

/** Marks requests whose code ends in `+EU`, which is what the matcher lets in, for the EU hosts. */
export function middleware(request: NextRequest): NextResponse {
	const headers = new Headers(request.headers);
	headers.set(REGION_HEADER, "eu");
	return NextResponse.next({ request: { headers } });
}

// Requests with a body never match: Next would cut the body at 10 MB without a word.
export const config = {
	runtime: "nodejs",
	matcher: [
		"/:page(p|code|code-bcg|interviews)/:code(.+(?:\\+|%2[Bb])[Ee][Uu](?:%20)*)",
		"/id/:page(p|code|code-bcg|interviews)/:code(.+(?:\\+|%2[Bb])[Ee][Uu](?:%20)*)",
		"/code/:code(.+(?:\\+|%2[Bb])[Ee][Uu](?:%20)*)/start",
		"/id/code/:code(.+(?:\\+|%2[Bb])[Ee][Uu](?:%20)*)/start",
		{
			source: "/api/:call(public|code)/:code(.+(?:\\+|%2[Bb])[Ee][Uu](?:%20)*)",
			missing: [
				{ type: "header", key: "content-length" },
				{ type: "header", key: "transfer-encoding" },
			],
		},
	],
};
