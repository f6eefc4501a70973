import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { z } from "zod";
import { parseCode } from "@/lib/contract/code";
import { jobTag } from "@/lib/jobs/tag";
import { env } from "./env";
import { refuse } from "./refusal";

/** The front drops pages that carry these tags, and takes the header out of the answer. */
const PURGE_HEADER = "x-cache-purge";

const LARGEST_BODY = 10_000;

const body = z.object({
	codes: z
		.array(z.string().refine((code) => parseCode(code) !== null))
		.min(1)
		.max(100),
});

const digest = (text: string) => createHash("sha256").update(text).digest();

function isAuthorised(headers: Headers): boolean {
	const { purgeToken } = env();
	const given = headers.get("authorization") ?? "";
	return purgeToken !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${purgeToken}`));
}

async function readCodes(request: Request): Promise<string[] | null> {
	if (Number(request.headers.get("content-length") ?? LARGEST_BODY + 1) > LARGEST_BODY) return null;
	const read = body.safeParse(await request.json().catch(() => null));
	return read.success ? read.data.codes : null;
}

/**
 * Drops what is kept of the jobs named by `{codes}`, so that the next visitor sees them as they are now.
 * Needs `Authorization: Bearer` with the configured token; without a configured one nobody may purge.
 */
export async function purge(request: Request): Promise<Response> {
	if (!isAuthorised(request.headers)) return refuse("not_authorised");
	const codes = await readCodes(request);
	if (!codes) return refuse("refused_values");
	const tags = codes.map((code) => jobTag(parseCode(code)?.code ?? code));
	for (const tag of tags) revalidateTag(tag, { expire: 0 });
	return new Response(null, { status: 204, headers: { [PURGE_HEADER]: tags.join(",") } });
}
