import { LocalDueDate } from "@/components/shared/local-due-date.client";
import { type DueDate, formatDay } from "@/lib/job/due-date";
import type { RequestMessages } from "./messages";

interface Props {
	due: DueDate;
	language: string;
	messages: Pick<RequestMessages, "LABEL_DUE_LOCAL">;
}

/** The last day of a request, with its time zone. */
export const RequestDue = ({ due, language, messages }: Props) => (
	<>
		<time dateTime={due.iso} className="whitespace-nowrap">{`${formatDay(due.day, language)} ${due.suffix}`}</time>
		<LocalDueDate iso={due.iso} day={due.day} language={language} template={messages.LABEL_DUE_LOCAL} />
	</>
);
