import { FORM_PATHS } from "@/lib/enquiry/paths";
import { pathIn } from "@/lib/i18n/locales";
import type { EnquirySetup } from "./setup";

/** Says that a request has arrived and what happens next. */
export const Receipt = ({ kind, locale, messages }: Pick<EnquirySetup, "kind" | "locale" | "messages">) => (
	<div role="status" className="py-4 text-center">
		<svg viewBox="0 0 48 48" className="mx-auto size-14 text-brand-ink" aria-hidden="true">
			<g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
				<circle cx="24" cy="24" r="20" />
				<path d="m15 25 6 6 12-14" />
			</g>
		</svg>
		<h3 className="mt-4 text-balance font-extrabold text-2xl text-ink leading-tight">{messages.sent.heading}</h3>
		<p className="mx-auto mt-3 max-w-prose text-balance text-ink text-lg">{messages.sent.text}</p>
		<p className="mx-auto mt-3 max-w-prose text-balance text-muted">{messages.receipt}</p>
		<a
			href={pathIn(locale, FORM_PATHS[kind])}
			className="mt-4 inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
		>
			{messages.again}
		</a>
	</div>
);
