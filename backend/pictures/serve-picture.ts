import type { Deps } from "../deps";
import { whenRead } from "../http/download";
import { Problem } from "../http/problem";
import { SHOWN_ELSEWHERE } from "../http/security-headers";
import { findPicture } from "../store/queries/pictures";
import { pictureKey } from "./store-picture";

/** Answers with a company's picture. Throws 404 for an unknown name. */
export async function answerPicture(name: string, { store, files }: Pick<Deps, "store" | "files">): Promise<Response> {
	const picture = await findPicture(store, name);
	if (!picture) throw new Problem(404, "There is no such picture.", {}, SHOWN_ELSEWHERE);
	const headers = {
		"content-type": "image/webp",
		"content-length": String(picture.size),
		// Another picture has another name.
		"cache-control": "public, max-age=31536000, immutable",
		"content-security-policy": "default-src 'none'; sandbox",
		...SHOWN_ELSEWHERE,
		"access-control-allow-origin": "*",
	};
	return new Response(
		whenRead(() => files.read(pictureKey(name), 0, picture.size)),
		{ headers },
	);
}
