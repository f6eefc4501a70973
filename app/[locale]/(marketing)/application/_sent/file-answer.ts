import { sentPath } from "@/lib/application/sent-address";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { HostFailure } from "@/lib/server/host-failure";
import { refuse } from "@/lib/server/refusal";
import { readToken, type SentParams } from "./load";

interface File {
	body: BodyInit;
	type: string;
	name: string;
}

/** Answers with one person's file for download. */
const download = ({ body, type, name }: File): Response =>
	new Response(body, {
		headers: {
			"content-type": type,
			"content-disposition": `attachment; filename="${name}"`,
			"cache-control": "private, no-store",
		},
	});

/**
 * Responds with the file from `make`. Without one, a browser goes to the application's page, which says why, and others
 * get 404; a refusal if the host fails.
 */
export async function fileAnswer(
	request: Request,
	{ locale, token }: SentParams,
	make: () => Promise<File | null>,
): Promise<Response> {
	try {
		const file = await make();
		if (file) return download(file);
		const known = readToken(token);
		if (!known || !request.headers.get("accept")?.includes("text/html")) return refuse("unknown_call");
		const location = pathIn(localeOf(locale), sentPath(known));
		return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
	} catch (error) {
		if (error instanceof HostFailure) return refuse(error.code);
		throw error;
	}
}
