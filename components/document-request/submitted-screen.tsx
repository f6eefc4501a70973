import { ButtonLink } from "@/components/ui/button";
import { fill } from "@/lib/text/fill";
import { ClosedFiles } from "./closed-files";
import { ForgetRequest } from "./forget-request.client";
import type { RequestMessages } from "./messages";
import { NothingMore } from "./nothing-more.client";
import { RequestStatus } from "./request-status";
import { SentList } from "./sent-list.client";
import { Tick } from "./status-pictures";
import { SupportContact } from "./support-contact";

interface Props {
	hash: string;
	/** True right after the submission, false for a later visit. */
	isNew: boolean;
	/** Whether the host confirms it: then this device may delete its copy. */
	isConfirmed: boolean;
	/** Files that nobody can open, if they were sent without script. */
	closed: readonly string[];
	/** The upload page, if the host still accepts documents. */
	again: string | undefined;
	company: string;
	messages: RequestMessages;
	supportEmail: string;
}

/** Says that the documents are in. */
export function SubmittedScreen({ hash, isNew, isConfirmed, closed, again, company, messages, supportEmail }: Props) {
	const thanks = company ? fill(messages.FINISH_SENT_TEXT, { company }) : messages.FINISH_SENT_TEXT_PLAIN;
	const done = isNew ? messages.FINISH_SENT_DONE : messages.FINISH_BEFORE_DONE;
	return (
		<RequestStatus
			picture={<Tick />}
			heading={isNew ? messages.FINISH_SENT_TITLE : messages.FINISH_BEFORE_TITLE}
			text={
				<>
					{isNew ? thanks : messages.FINISH_BEFORE_TEXT}
					<NothingMore hash={hash} isClosed={closed.length > 0} text={done} />
				</>
			}
		>
			<ClosedFiles names={closed} messages={messages} />
			<SentList hash={hash} messages={messages} />
			{!isNew && <SupportContact messages={messages} email={supportEmail} company={company} />}
			{again && (
				<ButtonLink href={again} quiet>
					{messages.FINISH_SENT_AGAIN}
				</ButtonLink>
			)}
			{isConfirmed && <ForgetRequest hash={hash} />}
		</RequestStatus>
	);
}
