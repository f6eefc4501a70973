import { ButtonLink } from "@/components/ui/button";
import { QrCode } from "@/components/ui/qr-code";
import { calendarPath } from "@/lib/application/sent-address";
import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { Card } from "./card";
import type { SentMessages } from "./messages";

interface Props {
	locale: Locale;
	token: string;
	job: SentApplicationView["job"];
	interview: NonNullable<SentApplicationView["interview"]>;
	messages: SentMessages;
}

/** The ways to the interview: here, on the phone by a QR code, and the date for the calendar. */
export function InterviewCard({ locale, token, job, interview: { code, url }, messages }: Props) {
	const device = job.device_type === 1 ? "device1" : job.device_type === 2 ? "device2" : "device0";
	return (
		<Card heading={messages.state.interview_open}>
			<dl className="mb-4 space-y-2">
				<div>
					<dt className="text-muted text-sm">{messages.code}</dt>
					<dd className="select-all font-mono text-2xl text-ink tracking-wider">{code}</dd>
				</div>
				{job.closes && (
					<div>
						<dt className="text-muted text-sm">{messages.closes}</dt>
						<dd className="text-ink">{job.closes}</dd>
					</div>
				)}
			</dl>
			<p className="mb-4 text-ink">{messages[device]}</p>
			{url && <ButtonLink href={url}>{messages.start}</ButtonLink>}
			{url && job.device_type !== 1 && (
				<figure className="mt-5 hidden items-center gap-4 sm:flex">
					<QrCode text={url} title={messages.qrTitle} />
					<figcaption className="max-w-48 text-ink">{messages.onPhone}</figcaption>
				</figure>
			)}
			{job.closes_at && (
				<p className="mt-4">
					<a
						href={pathIn(locale, calendarPath(token))}
						className="inline-block py-2 text-brand-ink underline underline-offset-4"
					>
						{messages.calendar}
					</a>
				</p>
			)}
		</Card>
	);
}
