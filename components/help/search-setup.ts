import type { HelpPanel } from "@/lib/help/help";
import type { HelpEntry } from "@/lib/help/help-index";
import type { Messages } from "@/lib/i18n/messages";

type HelpMessages = Messages["help"];

/** The messages of the search, with the panels' names and the body of a mail that asks what no answer says. */
export interface SearchMessages extends Readonly<HelpMessages["search"]> {
	panels: Readonly<Record<HelpPanel, string>>;
	mailBody: string;
}

/** What the search works with. */
export interface SearchSetup {
	entries: readonly HelpEntry[];
	/** Path of the page with the answers. */
	page: string;
	/** Where else to look when nothing is found, in order. */
	elsewhere: readonly { address: string; name: string }[];
	supportEmail: string;
	messages: SearchMessages;
}
