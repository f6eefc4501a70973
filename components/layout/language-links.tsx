import { LOCALES, type Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

interface Props {
	locale: Locale;
	/** The page's address in a language. */
	hrefOf: (locale: Locale) => string;
	messages: Messages["common"];
}

const SHAPE =
	"flex min-h-11 min-w-11 items-center justify-center rounded-lg text-brand-ink text-sm hover:bg-tint aria-[current]:font-bold aria-[current]:text-ink";

/** Links to the same page in each language. */
export function LanguageLinks({ locale, hrefOf, messages }: Props) {
	const names = { en: messages.english, id: messages.indonesian };
	return LOCALES.map((one) => (
		<a
			key={one}
			href={hrefOf(one)}
			hrefLang={one}
			lang={one}
			aria-current={one === locale ? "true" : undefined}
			className={SHAPE}
		>
			<span className="uppercase">{one}</span>
			<span className="sr-only">{names[one]}</span>
		</a>
	));
}
