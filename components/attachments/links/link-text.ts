import type { LinkItem } from "@/lib/link-check/item";
import type { LinkMessages } from "@/lib/link-check/messages";
import { fill } from "@/lib/text/fill";

/** A link's problem as a message; none during its check, and none for an empty link unless `showBlank`. */
export function errorText(
	{ linkErrorMessage }: LinkItem,
	messages: LinkMessages,
	showBlank: boolean,
): string | undefined {
	if (linkErrorMessage === "" || linkErrorMessage === "CHECKING_URL") return undefined;
	return linkErrorMessage !== "LINK_CANT_BE_BLANK" || showBlank ? messages[linkErrorMessage] : undefined;
}

/** The state of a link's check as a message; none if the check found a problem. */
export function statusText({ linkErrorMessage, waiting, waitSeconds }: LinkItem, messages: LinkMessages): string {
	if (waiting === "offline") return messages.LINK_OFFLINE;
	if (waiting === "trouble") return fill(messages.LINK_TROUBLE, { seconds: waitSeconds ?? 0 });
	if (waiting === "busy") return fill(messages.LINK_BUSY, { seconds: waitSeconds ?? 0 });
	if (linkErrorMessage === "CHECKING_URL") return messages.CHECKING_URL;
	return linkErrorMessage === "" ? messages.LINK_READY : "";
}

/** The message beside a link, about its problem or its state. */
const textOf = (item: LinkItem, messages: LinkMessages) =>
	errorText(item, messages, false) ?? statusText(item, messages);

/** A link's name on the page. */
export const nameOf = (index: number, messages: LinkMessages) => fill(messages.LINK_LABEL, { number: index + 1 });

/** The announcement of the change from one list of links to the next; empty if nothing important changed. */
export function announcement(before: readonly LinkItem[], after: readonly LinkItem[], messages: LinkMessages): string {
	const removed = before.some((old) => !after.some(({ id }) => id === old.id)) ? [messages.LINK_REMOVED] : [];
	const changed = after.flatMap((item, index) => {
		const old = before.find(({ id }) => id === item.id);
		const text = textOf(item, messages);
		return text && (!old || textOf(old, messages) !== text) ? [`${nameOf(index, messages)}: ${text}`] : [];
	});
	return [...removed, ...changed].join(" ");
}
