import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Logo } from "../shared/logo";
import { FooterColumns } from "./footer-columns";
import { Horizon } from "./horizon";
import { SocialLinks } from "./social-links";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
	year: number;
}

/** What the footer of the site's own pages has: the way to all of them, to the apps and to the product's profiles. */
export async function FooterContent({ locale, path, year }: Props) {
	const { common, navigation } = await loadMessages(locale);
	return (
		<>
			<div className="border-t bg-surface">
				<div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-gutter py-12 lg:grid-cols-[1.3fr_3fr]">
					<div>
						<a
							href={pathIn(locale, SITE_PAGES.home)}
							className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-extrabold text-ink text-lg"
						>
							<Logo />
							{common.productName}
						</a>
						<p className="mt-2 max-w-xs text-muted">{navigation.footer.tagline}</p>
						<SocialLinks locale={locale} productName={common.productName} />
					</div>
					<FooterColumns locale={locale} path={path} />
				</div>
			</div>
			<div className="relative overflow-hidden bg-night text-white">
				<Horizon />
				<p className="relative mx-auto max-w-6xl px-4 pt-5 pb-12 text-center text-sm">
					© {year} {common.productName}. {navigation.footer.rights}
				</p>
			</div>
		</>
	);
}
