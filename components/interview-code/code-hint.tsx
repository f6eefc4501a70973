import type { Locale } from "@/lib/i18n/locales";
import { enterCodeLink } from "@/lib/interview-code/enter-code";

interface Props {
	locale: Locale;
	messages: Record<"missingHint" | "enterAgain", string>;
}

/** What people who came with a code can do on a page that leads nowhere. */
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
