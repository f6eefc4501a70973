import { newId } from "@/lib/browser/new-id";
import type { LinkHosts } from "@/lib/link-check/hosts";
import { createLinks, type Links } from "@/lib/link-check/links";
import { browserClock, browserOnline } from "@/lib/upload/browser/world";
import { linkCalls } from "./check-link";

/** The links of one document of a job in a browser; its open code tells their region. Touches nothing of the browser before a link is added. */
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
