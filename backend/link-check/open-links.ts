import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Config } from "../process/config";
import type { Logger } from "../process/log";
import { findChromium } from "./capture/find-chromium";
import { createFetchLink, type FetchLink } from "./fetch/fetch-link";
import { Slots } from "./slots";
import { openVerdicts, type Verdicts } from "./verdict/open-verdicts";

/** The dependencies of one region's link calls. */
export interface LinkDeps {
	fetchLink: FetchLink;
	verdicts: Verdicts;
	/** Calls that are being worked on. */
	slots: Slots;
	/** Pages that are being turned into PDF, each by a browser. */
	renders: Slots;
	/** The browser that makes PDFs; without one, pages are stored as HTML. */
	chromium: string | undefined;
}

/** Parts that tests use instead of the network's. */
interface Parts {
	lookup?: LookupFunction;
	firstBytesMs?: number;
}

const CALLS = { places: 6, waiting: 20, waitMs: 20_000 };
const RENDERS = { places: 1, waiting: 4, waitMs: 20_000 };
const FIRST_BYTES_MS = 5_000;

type LinkConfig = Pick<Config, "links" | "siteOrigin" | "regions">;

/** Puts together what the link calls need. Throws one readable line when the operator's block list can't be read. */
export async function openLinks(config: LinkConfig, log: Logger, parts: Parts = {}): Promise<LinkDeps> {
	const { links, siteOrigin, regions } = config;
	const verdicts = await openVerdicts(links.blockList, log);
	const own = [regions.main, regions.eu].flatMap(({ publicUrl, localUrl = publicUrl }) => [publicUrl, localUrl]);
	const rules = {
		internalHosts: new Set(links.internalHosts),
		siteOrigin,
		ownOrigins: new Set(own.map((address) => new URL(address).origin)),
	};
	const fetchLink = createFetchLink({
		rules,
		isBlocked: verdicts.isBlocked,
		lookup: parts.lookup ?? systemLookup,
		userAgent: `Astronaut-LinkCheck/2.0 (+${siteOrigin})`,
		firstBytesMs: parts.firstBytesMs ?? FIRST_BYTES_MS,
	});
	const chromium = await findChromium(links.chromium);
	return { fetchLink, verdicts, slots: new Slots(CALLS), renders: new Slots(RENDERS), chromium };
}
