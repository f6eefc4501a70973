import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button.client";
import type { NextStep } from "@/lib/application/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { ApplicationMessages } from "../setup";
import { type InterviewLink, mailOf, sendMessages } from "./interview-link";
import { SendLink } from "./send-link.client";

interface Props {
	link: InterviewLink;
	around: Locale;
	messages: ApplicationMessages;
}

/** The button that sends the link to another device: the main one where the interview can't be done on this one. */
export function SendButton({ link, isMain = false, around, messages }: Props & { isMain?: boolean }) {
	return (
		<SendLink
			url={link.url}
			label={isMain ? messages.SUCCESS_SEND_TO_COMPUTER : messages.SUCCESS_SEND_LINK}
			mail={mailOf(link, around)}
			quiet={!isMain}
			messages={sendMessages(messages)}
		/>
	);
}

const CopyLink = ({ url, messages }: { url: string; messages: ApplicationMessages }) => (
	<div className="needs-script">
		<CopyButton text={url} label={messages.SUCCESS_COPY_LINK} copiedLabel={messages.SUCCESS_LINK_COPIED} />
	</div>
);

/** Where to do the interview, with its link for typing or copying there. */
function Written({ text, url }: { text: string; url: string }) {
	return (
		<>
			<p>{text}</p>
			<p className="select-all break-all rounded-lg border bg-surface px-3 py-2 font-mono text-sm">{url}</p>
		</>
	);
}

/** The link to take to another device, copied or sent. On a phone whose interview needs a computer, sending comes before the link to go on here. */
export function LinkAlong({ step, link, ...props }: Props & { step: NextStep }) {
	const { url } = link;
	const { messages } = props;
	const isMain = step === "on-computer";
	const send = <SendButton link={link} isMain={isMain} {...props} />;
	return (
		<>
			{isMain && send}
			{isMain && (
				<ButtonLink href={url} quiet className="w-full">
					{messages.SUCCESS_CONTINUE}
				</ButtonLink>
			)}
			{isMain && <Written text={messages.SUCCESS_ON_COMPUTER} url={url} />}
			{step === "on-phone" && <Written text={messages.SUCCESS_ON_PHONE} url={url} />}
			<CopyLink url={url} messages={messages} />
			{!isMain && send}
		</>
	);
}
