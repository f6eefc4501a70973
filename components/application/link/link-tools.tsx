import { CopyButton } from "@/components/ui/copy-button.client";
import type { NextStep } from "@/lib/application/outcome";
import type { Locale } from "@/lib/i18n/locales";
import type { ApplicationMessages } from "../setup";
import { type InterviewLink, mailOf, sendWords } from "./interview-link";
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
			words={sendWords(messages)}
		/>
	);
}

const CopyLink = ({ url, messages }: { url: string; messages: ApplicationMessages }) => (
	<div className="needs-script">
		<CopyButton text={url} label={messages.SUCCESS_COPY_LINK} copiedLabel={messages.SUCCESS_LINK_COPIED} />
	</div>
);

/** The link to take to a device: its address, copied or sent; sent first to a computer from a phone. */
export function LinkAlong({ step, link, ...props }: Props & { step: NextStep }) {
	const { url } = link;
	const isMain = step === "on-computer";
	const isWritten = isMain || step === "on-phone";
	const send = <SendButton link={link} isMain={isMain} {...props} />;
	return (
		<>
			{isMain && send}
			{isWritten && (
				<p className="select-all break-all rounded-lg border bg-surface px-3 py-2 font-mono text-sm">{url}</p>
			)}
			<CopyLink url={url} messages={props.messages} />
			{!isMain && send}
		</>
	);
}
