import { ActionButton } from "@/components/ui/action-button";
import { TextField } from "@/components/ui/text-field";
import { correctAction } from "@/lib/application/sent-address";
import type { SentProblem, TypedCorrection } from "@/lib/application/sent-problem";
import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import type { Locale } from "@/lib/i18n/locales";
import { DOCUMENT_POLICY, slotPolicy } from "@/lib/upload/slot/policy";
import type { SentMessages } from "./messages";

interface Props {
	locale: Locale;
	token: string;
	view: SentApplicationView;
	messages: SentMessages;
	problem?: SentProblem;
	/** The refused input of the last attempt. */
	typed?: TypedCorrection;
}

/** Problems that belong to a field. */
const FIELD_OF: Partial<Record<SentProblem, string>> = {
	email: "email",
	email_empty: "email",
	email_taken: "email",
	phone: "phone",
	phone_short: "phone",
	phone_long: "phone",
	phone_taken: "phone",
	fullname: "fullname",
	file: "file_cv",
	file_word: "file_cv",
	file_damaged: "file_cv",
	file_locked: "file_cv",
};

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
		{error && (
			<p id={`${id}-error`} className="mt-1 text-danger">
				{error}
			</p>
		)}
	</div>
);

/** Corrects the contact details and the CV, and adds a document: a form that the browser posts itself. */
export function CorrectForm({ locale, token, view, messages, problem, typed }: Props) {
	const { fullname, email = "", phone = "" } = view.contact;
	const takesWord = view.job.takes_word;
	const errorOf = (field: string) => (problem && FIELD_OF[problem] === field ? messages.problem[problem] : undefined);
	return (
		<form method="post" encType="multipart/form-data" action={correctAction(token, locale)} className="space-y-4">
			<p className="text-muted">{view.job.is_open ? messages.correctHint : messages.correctLast}</p>
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
				hint={takesWord ? messages.cvHintWord : messages.cvHint}
				accept={slotPolicy({ isCv: true, takesWord }).accept}
				error={errorOf("file_cv")}
			/>
			<FileField id="document" label={messages.document} hint={messages.documentHint} accept={DOCUMENT_POLICY.accept} />
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
