import { ButtonLink } from "@/components/ui/button";
import { fill } from "@/lib/text/fill";
import { ForgetRequest } from "./forget-request.client";
import { RequestStatus } from "./request-status";
import { SentList } from "./sent-list.client";
import { Tick } from "./status-pictures";
import { SupportLine } from "./support-line";
import type { RequestWords } from "./words";

interface Props {
	hash: string;
	/** True right after they were taken; else the visitor came back. */
	isNew: boolean;
	/** Whether the host says so too: then this device need not keep anything of it. */
	isConfirmed: boolean;
	/** The upload page, where the host would still take documents. */
	again: string | undefined;
	company: string;
	words: RequestWords;
	supportEmail: string;
}

/** Says that the documents are in. */
export function SubmittedScreen({ hash, isNew, isConfirmed, again, company, words, supportEmail }: Props) {
	const thanks = company ? fill(words.FINISH_SENT_TEXT, { company }) : words.FINISH_SENT_TEXT_PLAIN;
	return (
		<RequestStatus
			picture={<Tick />}
			heading={isNew ? words.FINISH_SENT_TITLE : words.FINISH_BEFORE_TITLE}
			text={isNew ? thanks : words.FINISH_BEFORE_TEXT}
		>
			<SentList hash={hash} words={words} />
			{!isNew && <SupportLine words={words} email={supportEmail} company={company} />}
			{again && (
				<ButtonLink href={again} quiet>
					{words.FINISH_SENT_AGAIN}
				</ButtonLink>
			)}
			{isConfirmed && <ForgetRequest hash={hash} />}
		</RequestStatus>
	);
}
