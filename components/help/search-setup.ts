import type { HelpPanel } from "@/lib/help/help";
import type { HelpEntry } from "@/lib/help/help-index";
import type { Messages } from "@/lib/i18n/messages";

type HelpMessages = Messages["help"];

/** The messages of the search, with the panels' names and the body of a mail for an unanswered question. */
export interface SearchMessages extends Readonly<HelpMessages["search"]> {
	panels: Readonly<Record<HelpPanel, string>>;
	mailBody: string;
}

/** The data of the search. */
export interface SearchSetup {
	entries: readonly HelpEntry[];
	/** Path of the page with the answers. */
	page: string;
	/** Pages to try if nothing is found, in order. */
	elsewhere: readonly { address: string; name: string }[];
	supportEmail: string;
	messages: SearchMessages;
}
