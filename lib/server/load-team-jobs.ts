import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { readTeamJobs, type TeamJob } from "@/lib/job/team-jobs";
import { env } from "./env";
import { mediaOrigins } from "./hosts";
import { readRow } from "./read-row";

/** How long the list is cached, in seconds. */
const REVALIDATE_SECONDS = 120;

/** A page would be shown without this part; an old one is better. */
const KEEPING = { seconds: REVALIDATE_SECONDS, standsInSeconds: 86_400, tags: [] };

/** Jobs in our own team, in a language if the host has them in it. Throws `HostFailure`. */
export async function loadTeamJobs(locale: Locale): Promise<TeamJob[]> {
	const listed = await readRow(ENDPOINTS.teamJobs, { language: locale, ...KEEPING });
	return readTeamJobs(listed ?? [], {
		siteOrigin: env().siteOrigin,
		mediaOrigins: mediaOrigins(),
		prefix: prefixOf(locale),
	});
}
