import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { CallToAction } from "../call-to-action";
import { TryForFree } from "../try-for-free";

/** The end of the home page and of the product's pages: the trial, the steps after it, or a demo first. */
export async function HomeCallToAction({ locale }: { locale: Locale }) {
	const { next } = (await loadMessages(locale)).home;
	return (
		<CallToAction heading={next.heading} text={next.text}>
			<TryForFree locale={locale} />
			<ActionLink href={pathIn(locale, SITE_PAGES.pricing)} quiet onDark>
				{next.prices}
			</ActionLink>
			<p className="w-full">
				<a
					href={pathIn(locale, SITE_PAGES.demo)}
					className="inline-flex min-h-11 items-center font-bold text-white underline underline-offset-4"
				>
					{next.demo}
				</a>
			</p>
		</CallToAction>
	);
}
