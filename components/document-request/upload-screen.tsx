import { nameOfTexts } from "#marked";
import { keepReadyData } from "@/components/shared/ready/ready-data";
import { ownMessages } from "@/lib/application/own-messages";
import type { RequestView } from "@/lib/document-request/view";
import type { Locale } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { ServedForm } from "./document-form.client";
import type { RequestMessages } from "./messages";
import type { RequestSetup } from "./setup";
import { SupportContact } from "./support-contact";

interface Props {
	view: RequestView;
	setup: RequestSetup;
	/** Our own messages in the language `locale`, before the job's dictionary changes any. */
	general: RequestMessages;
	locale: Locale;
	supportEmail: string;
}

/** The page where a candidate submits the documents that a company requested. */
export function UploadScreen({ view, setup: { messages, ...setup }, general, locale, supportEmail }: Props) {
	const { candidate, company } = view;
	const { documents } = setup;
	const intro = company.name ? fill(messages.REQUEST_INTRO, { company: company.name }) : messages.REQUEST_INTRO_PLAIN;
	const asksForSome = documents.length > 0;
	return (
		<>
			<h1 className="text-balance font-bold text-2xl text-ink uppercase">{messages.TITLE_UPLOAD}</h1>
			{candidate && <p className="mt-4 font-medium text-ink">{fill(messages.REQUEST_GREETING, { name: candidate })}</p>}
			<p className={`text-ink ${candidate ? "mt-1" : "mt-4"}`}>{asksForSome ? intro : messages.REQUEST_NOTHING}</p>
			{documents.some(({ isRequired }) => isRequired) && (
				<p className="mt-3 text-muted text-sm">{messages.REQUEST_REQUIRED_HINT}</p>
			)}
			<div className="mt-6">
				{asksForSome ? (
					<ServedForm
						{...setup}
						texts={keepReadyData(nameOfTexts(`document-request ${locale}`, general), general)}
						own={ownMessages(messages, general)}
					/>
				) : (
					<SupportContact messages={messages} email={supportEmail} company={company.name} />
				)}
			</div>
		</>
	);
}
