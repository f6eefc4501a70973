import { embeddedVideo } from "../../../lib/contract/embedded-video";
import { mediaUrl } from "../../../lib/contract/media-url";
import type { JobContent } from "../../job/content";
import { type Field, type Reader, required } from "./field";
import { quote } from "./quote";
import { identifier, text } from "./text";

/** A picture or video that this backend serves itself. */
const OWN = /^\/(?:pictures|media)\/[\w.-]{1,100}$/;

/** Videos that every browser plays, by extension. */
const FILM = /\.(?:mp4|m4v|webm)$/i;

/** The address of media for pages: on a public host, or on this backend. */
const shownAddress =
	(isFit: (address: string) => boolean, wrong: string): Reader<string> =>
	(field) => {
		const written = text(field)?.trim();
		if (written === undefined) return undefined;
		const isShown = OWN.test(written) || mediaUrl(written, []) !== undefined;
		return isShown && isFit(written) ? written : field.wrong(wrong, { value: quote(written) });
	};

/** A picture or a file of captions. */
export const media = shownAddress(
	() => true,
	"must be an address on a public host that starts with https://; {value} isn't one",
);

const film = shownAddress((address) => {
	const url = new URL(address, "https://own.example");
	return FILM.test(url.pathname) || embeddedVideo(url.href) !== undefined;
}, "must be the address of a YouTube video, or of an MP4 or WebM file that starts with https://; {value} isn't one");

/** Maximum length of the name under which a click on a video is recorded, in characters. */
const LONGEST_ID = 200;

/** A job's video, with captions if it is a file. */
export function introductionVideo(field: Field): JobContent["introduction_video"] {
	if (field.isMissing) return undefined;
	if (!field.isObject) return field.wrong("must be an object with job_video_url");
	const job_video_url = required(field.at("job_video_url"), film);
	const captions_url = media(field.at("captions_url"));
	if (job_video_url === undefined) return undefined;
	const job_video_id = identifier(field.at("job_video_id")) ?? job_video_url.slice(-LONGEST_ID);
	return { job_video_url, job_video_id, captions_url };
}
