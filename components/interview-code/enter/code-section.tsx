import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENTER_CODE_ID, enterCodeAction } from "@/lib/interview-code/enter-code";
import { CodeFields } from "./code-fields";

/** The target of "Enter Code" until a script opens the popup: a form that is visible only if the address names it. */
export async function CodeSection({ locale }: { locale: Locale }) {
	const { "enter-code": messages } = await loadMessages(locale);
	return (
		<section
			id={ENTER_CODE_ID}
			aria-labelledby={`${ENTER_CODE_ID}-heading`}
			className="hidden w-full max-w-md rounded-2xl border bg-surface p-6 text-start text-base text-ink target:block"
		>
			<h2 id={`${ENTER_CODE_ID}-heading`} className="mb-2 font-bold text-xl">
				{messages.title}
			</h2>
			<form method="post" action={enterCodeAction(locale)}>
				<CodeFields id={`${ENTER_CODE_ID}-field`} messages={messages} />
			</form>
		</section>
	);
}
