import { calendarPath, receiptPdfPath, sentPath } from "@/lib/application/sent-address";
import type { ClosedReason } from "@/lib/contract/closed-reason";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { sendMessages } from "../link/interview-link";
import { SendLink } from "../link/send-link.client";
import type { ApplicationMessages } from "../setup";

interface Props {
	/** Opens the page of the application; undefined where the host has no such page. */
	token?: string;
	email: string;
	/** Whether a receipt went to that address. */
	receiptSent?: boolean;
	/** Why nobody can open the CV that was sent. */
	closedCv?: ClosedReason | undefined;
	/** The names of other sent files that nobody can open, which nothing has said before. */
	closedFiles?: readonly string[] | undefined;
	/** Whether the job has a due date. */
	hasDueDate?: boolean;
	around: Locale;
	messages: ApplicationMessages;
}

const LINK = "inline-block py-2 font-medium underline underline-offset-4";

/** Without an address the receipt is for the candidate to keep: as a file, or by the share sheet. */
function OwnReceipt({ token, around, messages }: { token: string } & Pick<Props, "around" | "messages">) {
	return (
		<>
			<p>{messages.SUCCESS_NO_EMAIL}</p>
			<SendLink
				url={pathIn(around, sentPath(token))}
				label={messages.SUCCESS_SHARE_RECEIPT}
				mail={undefined}
				messages={{ ...sendMessages(messages), title: messages.SUCCESS_RECEIPT_TITLE }}
			/>
		</>
	);
}

const Warning = ({ text }: { text: string }) => (
	<p
		role="alert"
		className="rounded-lg border-2 border-danger bg-danger-soft p-4 text-start font-medium text-danger [overflow-wrap:anywhere]"
	>
		{text}
	</p>
);

/** Where the receipt was sent, and links to the application. */
export const SentLinks = ({
	token,
	email,
	receiptSent,
	closedCv,
	closedFiles = [],
	hasDueDate = false,
	around,
	messages,
}: Props) => (
	<>
		{email && (
			<p className="[overflow-wrap:anywhere]">
				{fill(receiptSent ? messages.SUCCESS_RECEIPT : messages.SUCCESS_EMAIL, { email })}
			</p>
		)}
		{closedCv && <Warning text={closedCv === "damaged" ? messages.CV_IS_DAMAGED : messages.CV_IS_LOCKED} />}
		{closedFiles.length > 0 && <Warning text={fill(messages.FILES_ARE_CLOSED, { files: closedFiles.join(", ") })} />}
		{token && !email && <OwnReceipt token={token} around={around} messages={messages} />}
		{token && (
			<p className="no-print flex flex-wrap gap-x-6 [justify-content:inherit]">
				<a className={LINK} href={pathIn(around, sentPath(token))}>
					{messages.SUCCESS_OPEN}
				</a>
				<a className={LINK} href={pathIn(around, receiptPdfPath(token))}>
					{messages.SUCCESS_RECEIPT_FILE}
				</a>
				{hasDueDate && (
					<a className={LINK} href={pathIn(around, calendarPath(token))}>
						{messages.SUCCESS_CALENDAR}
					</a>
				)}
			</p>
		)}
	</>
);
