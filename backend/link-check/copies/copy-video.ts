import { z } from "zod";
import type { Deps } from "../../deps";
import type { FetchLink } from "../fetch/fetch-link";
import { fetchPicture } from "../fetch/fetch-picture";
import { bodyBuffer } from "../fetch/read-body";
import type { CopyOwner } from "./candidate-id";
import { requireOk } from "./copy-file";
import { keepCopy } from "./keep-copy";
import { NoCopy } from "./no-copy";
import type { VideoAddresses } from "./video-host";

const DESCRIPTION_BYTES = 65_536;
const DESCRIPTION_MS = 20_000;
const PICTURE_BYTES = 1_000_000;

const short = z.string().max(1_000);
const description = z.object({
	title: short,
	author_name: short.optional(),
	author_url: short.optional(),
	thumbnail_url: z
		.url({ protocol: /^https?$/ })
		.max(2_000)
		.optional()
		.catch(undefined),
});
type Description = z.output<typeof description>;

function readDescription(text: string, status: number): Description {
	try {
		return description.parse(JSON.parse(text));
	} catch {
		throw new NoCopy("not-a-file", status);
	}
}

const fetchDescription = (address: URL, fetchLink: FetchLink) =>
	fetchLink(address, DESCRIPTION_MS, async (answer) => {
		requireOk(answer);
		const text = (await bodyBuffer(answer.body, DESCRIPTION_BYTES)).toString("utf8");
		return readDescription(text, answer.status);
	});

/**
 * Stores the public information of a video's host: title, author and preview picture, as JSON that includes the
 * picture. It doesn't copy the video. Returns the key. Throws `NoCopy` if the video is private or missing.
 */
export async function copyVideo(
	{ watch, description: at }: VideoAddresses,
	owner: CopyOwner,
	deps: Deps,
): Promise<string> {
	const { fetchLink } = deps.links;
	const { title, author_name, author_url, thumbnail_url } = await fetchDescription(at, fetchLink);
	const thumbnail = thumbnail_url && (await fetchPicture(new URL(thumbnail_url), PICTURE_BYTES, fetchLink));
	const copy = {
		link: watch.href,
		kept: "description",
		title,
		author: author_name ?? null,
		author_link: author_url ?? null,
		thumbnail: thumbnail ?? null,
		captured_at: deps.now().toISOString(),
	};
	return keepCopy(deps, owner, [Buffer.from(JSON.stringify(copy, null, "\t"))], async () => "json");
}
