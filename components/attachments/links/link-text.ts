import type { LinkItem } from "@/lib/link-check/item";
import type { LinkMessages } from "@/lib/link-check/messages";
import { fill } from "@/lib/text/fill";

/** What is wrong with a link, as a message. Nothing while it is being checked, and for an empty one unless `showBlank`. */
export function errorText(
	{ linkErrorMessage }: LinkItem,
	messages: LinkMessages,
	showBlank: boolean,
): string | undefined {
	if (linkErrorMessage === "" || linkErrorMessage === "CHECKING_URL") return undefined;
	return linkErrorMessage !== "LINK_CANT_BE_BLANK" || showBlank ? messages[linkErrorMessage] : undefined;
}

/** How the check of a link stands, in words; nothing when it found something wrong. */
export function statusText({ linkErrorMessage, waiting, waitSeconds }: LinkItem, messages: LinkMessages): string {
	if (waiting === "offline") return messages.LINK_OFFLINE;
	if (waiting === "trouble") return fill(messages.LINK_TROUBLE, { seconds: waitSeconds ?? 0 });
	if (waiting === "busy") return fill(messages.LINK_BUSY, { seconds: waitSeconds ?? 0 });
	if (linkErrorMessage === "CHECKING_URL") return messages.CHECKING_URL;
	return linkErrorMessage === "" ? messages.LINK_READY : "";
}

/** What stands beside a link, whichever it is. */
const textOf = (item: LinkItem, messages: LinkMessages) =>
	errorText(item, messages, false) ?? statusText(item, messages);

/** A link's name on the page. */
export const nameOf = (index: number, messages: LinkMessages) => fill(messages.LINK_LABEL, { number: index + 1 });

/** What to announce about the change from one list of links to the next; empty when nothing worth it happened. */
export function announcement(before: readonly LinkItem[], after: readonly LinkItem[], messages: LinkMessages): string {
	const removed = before.some((old) => !after.some(({ id }) => id === old.id)) ? [messages.LINK_REMOVED] : [];
	const changed = after.flatMap((item, index) => {
		const old = before.find(({ id }) => id === item.id);
		const text = textOf(item, messages);
		return text && (!old || textOf(old, messages) !== text) ? [`${nameOf(index, messages)}: ${text}`] : [];
	});
	return [...removed, ...changed].join(" ");
}
