import { mediaUrl, webPage } from "@/lib/brand/media-url";
import { parseUrl } from "@/lib/contract/parse-url";
import { excerpt, plainLine } from "@/lib/text/plain";
import { embeddedVideo } from "./video";

/** Most jobs that are shown, and most characters of a title. A host may list all that it has. */
const MOST_JOBS = 12;
const TITLE = 100;

/** A job in our own team as a host tells of it. */
interface ToldJob {
	title?: string | undefined;
	job_ads_video?: string | undefined;
	job_url?: string | undefined;
}

/** A job in our own team as it is shown. */
export interface TeamJob {
	title: string;
	/** A file that a player plays, or a page of the well-known video service, which is only linked. */
	video: { kind: "file" | "page"; url: string } | undefined;
	/** Where more is told of it: an address, or a path of this site. */
	url: string | undefined;
}

interface Places {
	siteOrigin: string;
	/** Origins whose videos may be shown besides public https ones. */
	mediaOrigins: readonly string[];
	/** Path prefix of the language that the list is shown in. */
	prefix: string;
}

/** Pages of ours that are there in every language. */
const IN_EVERY_LANGUAGE = /^\/(?:p|public\/companies)\//;

function readVideo(address: string | undefined, mediaOrigins: readonly string[]): TeamJob["video"] {
	const url = mediaUrl(address, mediaOrigins);
	return url ? { kind: embeddedVideo(url) ? "page" : "file", url } : undefined;
}

/** An address as it was given, or the path of a page of ours, in the list's language, where only that was given. */
function readAddress(address: string | undefined, { siteOrigin, prefix }: Places): string | undefined {
	if (!address?.startsWith("/")) return webPage(address);
	const url = parseUrl(address, siteOrigin);
	// "//elsewhere" and "/\elsewhere" look like paths and are none.
	if (url?.origin !== siteOrigin) return undefined;
	const path = url.href.slice(siteOrigin.length);
	return IN_EVERY_LANGUAGE.test(path) ? prefix + path : path;
}

/**
 * The first of the jobs in our own team, twelve at most: those that have a title and something to see or to open, each
 * with only such addresses as a page may show or lead to.
 */
export const readTeamJobs = (told: readonly ToldJob[], places: Places): TeamJob[] =>
	told
		.flatMap(({ title, job_ads_video, job_url }) => {
			const name = excerpt(plainLine(title), TITLE);
			const video = readVideo(job_ads_video, places.mediaOrigins);
			const url = readAddress(job_url, places);
			return name && (video || url) ? [{ title: name, video, url }] : [];
		})
		.slice(0, MOST_JOBS);
