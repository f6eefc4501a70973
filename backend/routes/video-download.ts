import { readOwner } from "../link-check/copies/candidate-id";
import { COPY_MS, copyFile } from "../link-check/copies/copy-file";
import { copyVideo } from "../link-check/copies/copy-video";
import { keepLink } from "../link-check/copies/keep-link";
import { videoAddresses } from "../link-check/copies/video-host";
import { readLink } from "../link-check/policy/read-link";
import type { Handler } from "./handler";

/** Copies what is public about a video: its host's description, or a video file as it is. */
export const videoDownload: Handler<"videoDownload"> = async ({ body, client }, deps) => {
	const field = "yt_link";
	const link = readLink(field, body.yt_link);
	const owner = readOwner(body.candidate_id, client);
	const known = videoAddresses(link);
	const path_link = await keepLink(deps, { call: "video", field, link, client }, () =>
		known
			? copyVideo(known, owner, deps)
			: deps.links.fetchLink(link, COPY_MS, (answer) => copyFile(answer, owner, deps)),
	);
	return { path_link };
};
