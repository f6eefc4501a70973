import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Screen } from "@/components/ui/screen";
import type { AnsweredOutcome, LaterOutcome } from "@/lib/application/outcome";
import { sentPath } from "@/lib/application/sent-address";
import type { ClosedReason } from "@/lib/contract/closed-reason";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import { PlainInterview } from "./plain-interview";
import { SentLinks } from "./sent-links";

interface Props {
	/** The candidate's details, and the code and link of the interview. */
	result: {
		code: string;
		url?: string;
		name: string;
		email: string;
		token?: string;
		receiptSent?: boolean;
		closedCv?: ClosedReason;
		closedFiles?: readonly string[];
	};
	/** What follows. */
	outcome: AnsweredOutcome | LaterOutcome;
	company: string;
	/** Whether the job has a due date that its page shows. */
	hasDueDate: boolean;
	/** What the visitor's browser runs on. */
	system: "ios" | "android" | "desktop";
	/** The way back to the job. */
	back: ReactNode;
	/** Language of the pages that it leads to. */
	around: Locale;
	storeLinks: ApplySetup["storeLinks"];
	messages: ApplySetup["messages"];
}

function Submitted({
	result,
	audience,
	back,
	around,
	...props
}: Omit<Props, "outcome" | "company"> & Pick<Extract<AnsweredOutcome, { kind: "success" }>, "audience">) {
	const { messages, hasDueDate } = props;
	const { code, url, name } = result;
	return (
		<Screen heading={messages.SUCCESS_TITLE} text={fill(messages.SUCCESS_TEXT, { name })}>
			<SentLinks {...result} hasDueDate={Boolean(url) && hasDueDate} around={around} messages={messages} />
			{code && (
				<p className="rounded-xl border bg-surface px-6 py-4 text-ink">
					<span className="block text-muted text-sm">{messages.SUCCESS_CODE_LABEL}</span>
					<strong className="select-all font-mono text-3xl tracking-wider">{code}</strong>
					<span className="mt-1 block text-muted text-sm">{messages.SUCCESS_KEEP_CODE}</span>
				</p>
			)}
			{url && <PlainInterview {...props} around={around} link={{ ...result, url }} audience={audience} />}
			{back}
		</Screen>
	);
}

/** What follows an accepted application, for browsers without script. */
export function ApplicationResult({ outcome, company, ...props }: Props) {
	const { messages, result, back, around } = props;
	if (outcome.kind === "withdrawn") {
		return (
			<Screen heading={messages.WITHDRAWN_TITLE} text={fill(messages.WITHDRAWN_TEXT, { company })}>
				{result.token && (
					<ButtonLink href={pathIn(around, sentPath(result.token))}>{messages.WITHDRAWN_OPEN}</ButtonLink>
				)}
				{back}
			</Screen>
		);
	}
	const links = <SentLinks {...result} around={around} messages={messages} />;
	if (outcome.kind === "no-assessment") {
		return (
			<Screen heading={messages.NO_ASSESSMENT_TITLE} text={messages.NO_ASSESSMENT_TEXT}>
				{links}
				{back}
			</Screen>
		);
	}
	if (outcome.kind === "received") {
		return (
			<Screen heading={messages.RECEIVED_TITLE} text={fill(messages.RECEIVED_TEXT, { name: result.name, company })}>
				{links}
				{back}
			</Screen>
		);
	}
	return <Submitted {...props} audience={outcome.audience} />;
}
