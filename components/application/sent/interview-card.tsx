import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button.client";
import { QrCode } from "@/components/ui/qr-code";
import { interviewEndOf } from "@/lib/application/interview-end";
import { calendarPath, mailLinkAction } from "@/lib/application/sent-address";
import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { checkLink } from "@/lib/interview-code/check/check-link";
import { fill } from "@/lib/text/fill";
import { SendLink } from "../link/send-link.client";
import { Card } from "./card";
import type { SentMessages } from "./messages";

interface Props {
	locale: Locale;
	token: string;
	job: SentApplicationView["job"];
	interview: NonNullable<SentApplicationView["interview"]>;
	/** The address of the application, partly hidden. */
	mailsTo?: string;
	/** Whether the visitor is at a phone. */
	isPhone: boolean;
	messages: SentMessages;
}

const ON_COMPUTER = 1;
const ON_PHONE = 2;

const PLACES = { [ON_COMPUTER]: "computer", [ON_PHONE]: "phone" } as const;

const LINK = "inline-block py-2 text-brand-ink underline underline-offset-4";

function Facts({ job, interview, messages }: Pick<Props, "job" | "interview" | "messages">) {
	const end = interviewEndOf(job, interview).words;
	const moment = end ?? job.closes;
	return (
		<dl className="mb-4 space-y-2">
			<div>
				<dt className="text-muted text-sm">{messages.code}</dt>
				<dd className="select-all font-mono text-2xl text-ink tracking-wider">{interview.code}</dd>
			</div>
			{moment && (
				<div>
					<dt className="text-muted text-sm">{end ? messages.answerBy : messages.closes}</dt>
					<dd className="text-ink">{moment}</dd>
				</div>
			)}
		</dl>
	);
}

/** The interview's link: opened here and taken to another device; sent first where this device won't do. */
function Ways({ locale, token, job, url, mailsTo, isPhone, messages }: Omit<Props, "interview"> & { url: string }) {
	const { link: texts } = messages;
	const isElsewhere = isPhone && job.device_type === ON_COMPUTER;
	const mail = mailsTo ? { action: mailLinkAction(token, locale), email: mailsTo } : undefined;
	const send = (
		<SendLink
			url={url}
			label={isElsewhere ? texts.sendToComputer : texts.send}
			mail={mail}
			quiet={!isElsewhere}
			messages={texts}
		/>
	);
	return (
		<div className="no-print flex flex-col gap-3 sm:items-start">
			{isElsewhere && send}
			<ButtonLink href={url} quiet={isElsewhere}>
				{messages.start}
			</ButtonLink>
			{!isElsewhere && send}
			<div className="needs-script">
				<CopyButton text={url} label={texts.copy} copiedLabel={texts.copied} />
			</div>
		</div>
	);
}

/** The interview after its last day: the company decides whether it can still be done. */
const OverCard = ({ job, interview, messages }: Props) => (
	<Card heading={messages.state.interview_over}>
		<Facts job={job} interview={interview} messages={messages} />
		<p className="text-ink">
			{job.contact_email ? fill(messages.overContact, { contact: job.contact_email }) : messages.over}
		</p>
		{interview.url && (
			<p className="no-print mt-4">
				<a href={interview.url} className={LINK}>
					{messages.start}
				</a>
			</p>
		)}
	</Card>
);

/**
 * The interview, while it can be done: links for this and for another device, a check, and the date for the calendar.
 */
function OpenCard(props: Props) {
	const { locale, token, job, interview, messages } = props;
	const { device_type: type } = job;
	const { url } = interview;
	const place = type === ON_COMPUTER || type === ON_PHONE ? PLACES[type] : undefined;
	const device = type === ON_COMPUTER ? "device1" : type === ON_PHONE ? "device2" : "device0";
	return (
		<Card heading={messages.state.interview_open}>
			<Facts job={job} interview={interview} messages={messages} />
			<p className="mb-4 text-ink">{messages[device]}</p>
			{url && <p className="hidden print:block [overflow-wrap:anywhere]">{url}</p>}
			{url && <Ways {...props} url={url} />}
			{url && type !== ON_COMPUTER && (
				<figure className="mt-5 hidden items-center gap-4 sm:flex">
					<QrCode text={url} title={messages.qrTitle} />
					<figcaption className="max-w-48 text-ink">{messages.onPhone}</figcaption>
				</figure>
			)}
			<p className="no-print mt-4 flex flex-wrap gap-x-6">
				<a href={checkLink(locale, place)} className={LINK}>
					{messages.check}
				</a>
				{interviewEndOf(job, interview).at && (
					<a href={pathIn(locale, calendarPath(token))} className={LINK}>
						{messages.calendar}
					</a>
				)}
			</p>
		</Card>
	);
}

/** The interview of a sent application: its code and its links. */
export const InterviewCard = (props: Props) =>
	props.interview.is_over ? <OverCard {...props} /> : <OpenCard {...props} />;
