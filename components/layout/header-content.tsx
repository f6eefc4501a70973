import { type Locale, pathIn } from "@/lib/i18n/locales";
import { hostPages } from "@/lib/server/host-pages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Logo } from "../shared/logo";
import { LanguageLinks } from "./language-links";
import { MobileMenu } from "./mobile-menu";
import { navigationMessages } from "./navigation-messages";
import { addressHole } from "./ready/ready-store";
import { TopNavigation } from "./top-navigation";
import { TRY_BUTTON } from "./try-button";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
}

/** What the header of the site's own pages has: skip link, logo, menus, language switch, and the ways in. No script is needed for it. */
export async function HeaderContent({ locale, path }: Props) {
	const messages = await navigationMessages(locale);
	const { common } = messages;
	const { login } = hostPages(locale);
	return (
		<>
			<a
				href="#content"
				className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:bg-surface focus:p-3"
			>
				{common.skipToContent}
			</a>
			<div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 px-gutter">
				<a
					href={pathIn(locale, SITE_PAGES.home)}
					aria-current={path === SITE_PAGES.home ? "page" : undefined}
					className="flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap font-extrabold text-ink text-lg"
				>
					<Logo />
					{common.productName}
				</a>
				<div className="no-print contents">
					<TopNavigation locale={locale} path={path} messages={messages} />
					<nav aria-label={common.language} className="ms-auto flex">
						<LanguageLinks locale={locale} hrefOf={addressHole} messages={common} />
					</nav>
					<a
						href={login}
						className="hidden min-h-11 items-center rounded-lg px-3 font-medium text-ink hover:bg-tint lg:flex"
					>
						{messages.login}
					</a>
					<div className="hidden ps-2 sm:block">
						<a href={pathIn(locale, SITE_PAGES.register)} className={TRY_BUTTON}>
							{messages.tryForFree}
						</a>
					</div>
					<div className="lg:hidden">
						<MobileMenu locale={locale} path={path} messages={messages} login={login} />
					</div>
				</div>
			</div>
		</>
	);
}
