import { mailLinkAction } from "@/lib/application/sent-address";
import type { Locale } from "@/lib/i18n/locales";
import type { ApplicationMessages } from "../setup";
import type { SendMessages } from "./send-link.client";

/** The way to an interview, and to whoever applied. */
export interface InterviewLink {
	url: string;
	/** Opens the page of the application; undefined where the host has no such page. */
	token?: string;
	/** Empty where the candidate gave none. */
	email: string;
}

/** Address of the form that mails the link; undefined if no mail can be sent. */
export const mailOf = ({ token, email }: InterviewLink, around: Locale) =>
	token && email ? { action: mailLinkAction(token, around), email } : undefined;

/** The texts around a link that is sent from the success screen. */
export const sendMessages = (messages: ApplicationMessages): SendMessages => ({
	title: messages.SUCCESS_LINK_TITLE,
	mailed: messages.SUCCESS_LINK_MAILED,
	tooOften: messages.SUCCESS_LINK_TOO_OFTEN,
	notSent: messages.SUCCESS_LINK_NOT_SENT,
	ended: messages.SUCCESS_LINK_ENDED,
});
