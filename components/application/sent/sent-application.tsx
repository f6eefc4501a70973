import { ButtonLink } from "@/components/ui/button";
import { type Done, dataPath, receiptPath, receiptPdfPath } from "@/lib/application/sent-address";
import type { Refusal, SentProblem } from "@/lib/application/sent-problem";
import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import { type Locale, nearestLocale, pathIn } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { Card } from "./card";
import { ChangeCard } from "./change-card";
import { CorrectForm } from "./correct-form";
import { InterviewCard } from "./interview-card";
import type { SentMessages } from "./messages";
import { Notice } from "./notice";
import { SentSections } from "./sent-sections";

interface Props {
	locale: Locale;
	token: string;
	view: SentApplicationView;
	messages: SentMessages;
	/** Whether the visitor is at a phone. */
	isPhone: boolean;
	/** What the form before this page did. */
	done?: Done;
	/** Why the form before this page was not taken. */
	refusal?: Refusal;
}

function Heading({ view: { state, job, sent }, messages }: Pick<Props, "view" | "messages">) {
	const company = job.company ?? messages.company;
	return (
		<header>
			<p className="text-muted">{messages.title}</p>
			<h1 className="font-bold text-3xl text-ink [overflow-wrap:anywhere]">{job.title}</h1>
			<p className="text-ink">{job.company}</p>
			<p className="mt-3">
				<strong className="rounded-full bg-tint px-3 py-1 text-ink">{messages.state[state]}</strong>{" "}
				{sent && <span className="text-muted">{fill(messages.sent, { moment: sent })}</span>}
			</p>
			<p className="mt-3 text-ink text-lg">{fill(messages.stateText[state], { company })}</p>
			{state === "withdrawn" && job.contact_email && (
				<p className="no-print mt-3 text-ink [overflow-wrap:anywhere]">
					{fill(messages.withdrawnContact, { contact: job.contact_email })}
				</p>
			)}
			{state === "withdrawn" && job.is_open && <p className="no-print mt-3 text-ink">{messages.withdrawnAgain}</p>}
		</header>
	);
}

function Consents({ locale, view: { consents }, messages }: Pick<Props, "locale" | "view" | "messages">) {
	if (consents.length === 0) return null;
	const languages = new Intl.DisplayNames(locale, { type: "language" });
	return (
		<Card heading={messages.consentsTitle}>
			<ul className="space-y-2">
				{consents.map(({ label, given_at = "", language, version, text_hash }) => (
					<li key={label} className="text-ink">
						{label}
						<span className="block text-muted text-sm [overflow-wrap:anywhere]">
							{fill(messages.consent, { moment: given_at, hash: text_hash })}{" "}
							{version &&
								nearestLocale(language) &&
								fill(messages.consentText, { language: languages.of(language ?? "") ?? "", version })}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** The problem that the page names at its top; none if the correction form names it. */
function problemAbove({ problem = "values", errors, typed }: Refusal, isCorrectable: boolean): SentProblem | undefined {
	if (isCorrectable) return errors ? undefined : problem;
	return typed ? "closed" : problem;
}

/** A sent application: its state, the links to the interview, its contents, and its actions. */
export function SentApplication({ locale, token, view, messages, isPhone, done, refusal }: Props) {
	const { state, job, interview, confirms_by = "" } = view;
	const isWithdrawn = state === "withdrawn";
	// A form that was open when the job closed comes back with its mistakes, as long as the host still takes it.
	const isCorrectable = !isWithdrawn && (job.is_open || Boolean(refusal?.typed && job.takes_changes));
	const problem = refusal && problemAbove(refusal, isCorrectable);
	return (
		<main id="content" className="mx-auto max-w-2xl space-y-6 px-gutter py-8 md:py-12">
			{done && <Notice text={fill(messages.done[done], { email: confirms_by })} />}
			{problem && <Notice text={messages.problem[problem]} isProblem />}
			<Heading view={view} messages={messages} />
			{interview && (
				<InterviewCard
					locale={locale}
					token={token}
					job={job}
					interview={interview}
					mailsTo={confirms_by}
					isPhone={isPhone}
					messages={messages}
				/>
			)}
			<Card heading={messages.whatTitle}>
				<SentSections sections={view.sections} messages={messages} />
				<div className="no-print mt-5 flex flex-wrap gap-3">
					<ButtonLink quiet href={pathIn(locale, receiptPdfPath(token))}>
						{messages.receiptPdf}
					</ButtonLink>
					<ButtonLink quiet href={pathIn(locale, receiptPath(token))}>
						{messages.receiptText}
					</ButtonLink>
					<ButtonLink quiet href={pathIn(locale, dataPath(token))}>
						{messages.data}
					</ButtonLink>
				</div>
				<p className="no-print mt-3 text-muted text-sm">{messages.keep}</p>
			</Card>
			<Consents locale={locale} view={view} messages={messages} />
			{!isWithdrawn && (
				<Card heading={messages.correctTitle} id="correct" isForScreen>
					{isCorrectable ? (
						<CorrectForm
							locale={locale}
							token={token}
							view={view}
							messages={messages}
							refusal={problem ? undefined : refusal}
						/>
					) : (
						<p className="text-ink">
							{fill(messages.correctClosed, { contact: job.contact_email ?? job.company ?? messages.company })}
						</p>
					)}
				</Card>
			)}
			{!isWithdrawn && <ChangeCard change="withdraw" locale={locale} token={token} messages={messages} />}
			<ChangeCard change="delete" locale={locale} token={token} messages={messages} />
		</main>
	);
}
