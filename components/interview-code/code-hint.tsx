import type { Locale } from "@/lib/i18n/locales";
import { enterCodeLink } from "@/lib/interview-code/enter-code";

interface Props {
	locale: Locale;
	messages: Record<"missingHint" | "enterAgain", string>;
}

/** Advice for people with a code on a page without content. */
export const CodeHint = ({ locale, messages }: Props) => (
	<p className="max-w-prose text-balance text-muted">
		{messages.missingHint}{" "}
		<a
			href={enterCodeLink(locale)}
			className="mx-auto flex min-h-11 w-fit items-center text-brand-ink underline underline-offset-4"
		>
			{messages.enterAgain}
		</a>
	</p>
);
