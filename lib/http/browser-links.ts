import type { LinkHosts } from "@/lib/links/hosts";
import { createLinks, type Links } from "@/lib/links/links";
import { browserClock, browserOnline } from "@/lib/upload/browser/world";
import { linkCalls } from "./check-link";

/** The links of one document in a browser. Touches nothing of the browser before a link is added. */
export const browserLinks = (hosts: LinkHosts): Links =>
	createLinks(
		{
			calls: linkCalls,
			clock: browserClock,
			connectivity: browserOnline,
			newId: () => crypto.randomUUID(),
		},
		hosts,
	);
