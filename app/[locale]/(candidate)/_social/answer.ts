import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "@/lib/server/log";
import { drawPicture, type PictureTexts } from "./draw";

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, if none of the texts can be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

function noteFailure(error: unknown): null {
	log().warn({ failure: error instanceof Error ? error.name : "unknown" }, "a picture could not be drawn");
	return null;
}

/**
 * The picture for a shared link, 1200 × 630: drawn from the first texts that can be drawn, or the site's own. Never
 * fails because of a text.
 */
export async function pictureAnswer(...choices: readonly PictureTexts[]): Promise<Response> {
	for (const texts of choices) {
		const drawn = await drawPicture(texts).catch(noteFailure);
		if (drawn) return new Response(drawn, { headers: HEADERS });
	}
	return new Response(new Uint8Array(await ourPicture()), { headers: HEADERS });
}
