import { ActionButton } from "@/components/ui/action-button";
import { ErrorSummary } from "@/components/ui/error-summary.client";
import { FieldError } from "@/components/ui/field-error";
import { TextField } from "@/components/ui/text-field";
import { correctAction } from "@/lib/application/sent-address";
import { CORRECTED_FIELDS, type CorrectedField, type Refusal } from "@/lib/application/sent-problem";
import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import type { Locale } from "@/lib/i18n/locales";
import { named } from "@/lib/text/named";
import { DOCUMENT_POLICY, slotPolicy } from "@/lib/upload/slot/policy";
import type { SentMessages } from "./messages";

interface Props {
	locale: Locale;
	token: string;
	view: SentApplicationView;
	messages: SentMessages;
	/** Why the last attempt was not taken. */
	refusal?: Refusal;
}

const FILE = "mt-1.5 block w-full min-w-0 text-ink file:me-3 file:min-h-11 file:rounded-lg file:border file:px-4";

interface FileProps {
	id: string;
	label: string;
	hint: string;
	accept?: string;
	error?: string;
}

const FileField = ({ id, label, hint, accept, error }: FileProps) => (
	<div>
		<label htmlFor={id} className="font-medium text-ink">
			{label}
		</label>
		<p id={`${id}-hint`} className="text-muted text-sm">
			{hint}
		</p>
		<input
			id={id}
			name={id}
			type="file"
			accept={accept}
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
			className={FILE}
		/>
		<FieldError id={`${id}-error`} text={error} />
	</div>
);

/** Corrects the contact details and the CV, and adds a document: a form that the browser posts itself. */
export function CorrectForm({ locale, token, view, messages, refusal }: Props) {
	const { fullname, email = "", phone = "" } = view.contact;
	const takesWord = view.job.takes_word;
	const { problem, errors = {}, typed } = refusal ?? {};
	const errorOf = (field: CorrectedField) => {
		const found = errors[field];
		return found && messages.problem[found];
	};
	const texts = [problem && messages.problem[problem], typed?.hasFiles && messages.filesAgain];
	const labels = { ...messages, file_cv: messages.cv };
	const items = CORRECTED_FIELDS.flatMap((id) => {
		const text = errorOf(id);
		return text ? [{ id, text: named(labels[id], text) }] : [];
	});
	return (
		<form method="post" encType="multipart/form-data" action={correctAction(token, locale)} className="space-y-4">
			{refusal && (
				<ErrorSummary
					heading={messages.notSaved}
					text={texts.filter(Boolean).join(" ") || undefined}
					items={items}
					attempt={1}
				/>
			)}
			<p className="text-muted">{view.job.is_open ? messages.correctHint : messages.correctLast}</p>
			<p className="text-muted text-sm">{messages.required}</p>
			<TextField
				id="fullname"
				name="fullname"
				label={messages.fullname}
				defaultValue={typed?.fullname ?? fullname}
				autoComplete="name"
				required
				error={errorOf("fullname")}
			/>
			<TextField
				id="email"
				name="email"
				type="email"
				label={messages.email}
				defaultValue={typed?.email ?? email}
				autoComplete="email"
				// One that was sent with the application can be changed, but not left out.
				required={email !== ""}
				error={errorOf("email")}
			/>
			<TextField
				id="phone"
				name="phone"
				type="tel"
				label={messages.phone}
				defaultValue={typed?.phone ?? phone}
				autoComplete="tel"
				required
				error={errorOf("phone")}
			/>
			<FileField
				id="file_cv"
				label={messages.cv}
				hint={`${takesWord ? messages.cvHintWord : messages.cvHint} ${messages.cvStays}`}
				accept={slotPolicy({ isCv: true, takesWord }).accept}
				error={errorOf("file_cv")}
			/>
			<FileField
				id="document"
				label={messages.document}
				hint={messages.documentHint}
				accept={DOCUMENT_POLICY.accept}
				error={errorOf("document")}
			/>
			<TextField
				id="document_type"
				name="document_type"
				label={messages.documentName}
				defaultValue={typed?.documentName}
				maxLength={200}
			/>
			<ActionButton>{messages.save}</ActionButton>
		</form>
	);
}
