import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import type { Device } from "@/lib/interview-code/device";
import type { InterviewHosts } from "@/lib/interview-code/interview-address";
import type { Place } from "@/lib/interview-code/place";
import type { InterviewRoute } from "@/lib/interview-code/plan";

export type InterviewCodeMessages = Messages["interview-code"];

/** The data of a code's page from the server. */
export interface InterviewSetup {
	route: InterviewRoute;
	code: string;
	/** The page's own address, for other devices and other browsers. */
	address: string;
	locale: Locale;
	/** The device as the request's headers tell it; the browser knows better. */
	device: Device;
	/** The device for the interview, if the address contains it. */
	note: Place | null;
	hosts: InterviewHosts;
	/** Addresses that open the app at this code. */
	appLinks: { ios: string; android: string };
	/** The app's pages in the stores; null if there is none. */
	storeLinks: { ios: string | null; android: string | null };
}
