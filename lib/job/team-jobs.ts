import { embeddedVideo } from "@/lib/contract/embedded-video";
import { mediaUrl, webPage } from "@/lib/contract/media-url";
import { parseUrl } from "@/lib/contract/parse-url";
import { excerpt, plainLine } from "@/lib/text/plain";

/** Maximum number of shown jobs, and maximum length of a title. A host may list all its jobs. */
const MOST_JOBS = 12;
const TITLE = 100;

/** A job in our own team as the host sends it. */
interface ListedJob {
	title?: string | undefined;
	job_ads_video?: string | undefined;
	job_url?: string | undefined;
}

/** A job in our own team as the page shows it. */
export interface TeamJob {
	title: string;
	/** A file that a player plays, or a page of YouTube, which is only linked. */
	video: { kind: "file" | "page"; url: string } | undefined;
	/** Where to read more: an address, or a path of this site. */
	url: string | undefined;
}

interface Places {
	siteOrigin: string;
	/** Origins whose videos are allowed besides public https ones. */
	mediaOrigins: readonly string[];
	/** Path prefix of the list's language. */
	prefix: string;
}

/** Pages of ours that exist in every language. */
const IN_EVERY_LANGUAGE = /^\/(?:p|public\/companies)\//;

function readVideo(address: string | undefined, mediaOrigins: readonly string[]): TeamJob["video"] {
	const url = mediaUrl(address, mediaOrigins);
	return url ? { kind: embeddedVideo(url) ? "page" : "file", url } : undefined;
}

/** An address unchanged, or the path of one of our pages in the list's language. */
function readAddress(address: string | undefined, { siteOrigin, prefix }: Places): string | undefined {
	if (!address?.startsWith("/")) return webPage(address);
	const url = parseUrl(address, siteOrigin);
	// "//elsewhere" and "/\elsewhere" look like paths and are none.
	if (url?.origin !== siteOrigin) return undefined;
	const path = url.href.slice(siteOrigin.length);
	return IN_EVERY_LANGUAGE.test(path) ? prefix + path : path;
}

/** The first twelve jobs in our own team that have a title and something to watch or open, with permitted addresses only. */
export const readTeamJobs = (listed: readonly ListedJob[], places: Places): TeamJob[] =>
	listed
		.flatMap(({ title, job_ads_video, job_url }) => {
			const name = excerpt(plainLine(title), TITLE);
			const video = readVideo(job_ads_video, places.mediaOrigins);
			const url = readAddress(job_url, places);
			return name && (video || url) ? [{ title: name, video, url }] : [];
		})
		.slice(0, MOST_JOBS);
