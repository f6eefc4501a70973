import { newId } from "@/lib/browser/new-id";
import type { LinkHosts } from "@/lib/link-check/hosts";
import { createLinks, type Links } from "@/lib/link-check/links";
import { browserClock, browserOnline } from "@/lib/upload/browser/world";
import { linkCalls } from "../../../lib/api-client/check-link";

/**
 * Link checks for one document, with the browser's timers and network; the job's open code gives the region. Accesses no
 * browser API until a link is added.
 */
export const browserLinks = (hosts: LinkHosts, openCode: string): Links =>
	createLinks(
		{
			calls: linkCalls(openCode),
			clock: browserClock,
			connectivity: browserOnline,
			newId,
		},
		hosts,
	);
