import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "@/lib/server/log";
import { drawPicture, type PictureTexts } from "./draw";

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, for what can't be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

/** The picture that stands beside a shared link, 1200 × 630: drawn, or the site's own. Never fails for a text. */
export async function pictureAnswer(texts: PictureTexts): Promise<Response> {
	const drawn = await drawPicture(texts).catch((error: unknown) => {
		log().warn({ failure: error instanceof Error ? error.name : "unknown" }, "a picture could not be drawn");
		return null;
	});
	return new Response(drawn ?? new Uint8Array(await ourPicture()), { headers: HEADERS });
}
