import { type Locale, pathIn } from "@/lib/i18n/locales";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { AUDIENCE_PAGES } from "@/lib/site/navigation";
import { SITE_PAGES } from "@/lib/site/pages";
import { Menu } from "./menu";
import type { NavigationMessages } from "./navigation-messages";
import { PageLink } from "./page-link";
import { TRY_BUTTON } from "./try-button";

interface Props {
	locale: Locale;
	path: string;
	messages: NavigationMessages;
	/** Address where recruiters sign in. */
	login: string;
}

const ITEM =
	"flex min-h-12 items-center rounded-lg px-3 py-2 text-ink hover:bg-tint aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-brand-ink";

/** Two columns, or one if the visitor's text is too large for two. */
const AUDIENCES = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-2 sm:grid-cols-2 sm:gap-x-4";

/** Stays in sight below the pages, but on windows so low that it would leave them no room. */
const WAYS_IN =
	"mt-2 flex flex-wrap gap-x-3 gap-y-1 border-t bg-surface pt-3 pb-3 [@media(min-height:28rem)]:sticky [@media(min-height:28rem)]:bottom-0";

const labelOf = (text: string) => (
	<>
		<span className="sr-only sm:not-sr-only">{text}</span>
		<svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
			<path d="M4 7h16M4 12h16M4 17h16" className="group-has-[:popover-open]:hidden" />
			<path d="m6 6 12 12M18 6 6 18" className="hidden group-has-[:popover-open]:block" />
		</svg>
	</>
);

/** The header's menu on narrow windows, in one sheet: everything but the languages, which are beside it. */
export function MobileMenu({ locale, path, messages, login }: Props) {
	const place = { locale, path, className: ITEM };
	const pages = [
		[SITE_PAGES["how-it-works"], messages.howItWorks],
		[SITE_PAGES.pricing, messages.pricing],
		[SITE_PAGES.help, messages.footer.help],
		[SITE_PAGES.faq, messages.footer.faq],
		[ENTER_CODE_PATH, messages.common.enterCode],
	] as const;
	return (
		<Menu
			id="menu-all"
			label={labelOf(messages.menu)}
			isSheet
			className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-2 font-medium text-ink hover:bg-tint"
		>
			<nav aria-label={messages.main} className="mx-auto max-w-3xl px-gutter pt-4">
				<p id="menu-all-audience" className="px-3 font-bold text-muted text-sm">
					{messages.audience}
				</p>
				<ul aria-labelledby="menu-all-audience" className={AUDIENCES}>
					{AUDIENCE_PAGES.map((page) => (
						<li key={page}>
							<PageLink {...place} to={SITE_PAGES[page]}>
								{messages.audiences[page].name}
							</PageLink>
						</li>
					))}
				</ul>
				<ul className="mt-2 border-t pt-2 sm:grid sm:grid-cols-2 sm:gap-x-4">
					{pages.map(([to, name]) => (
						<li key={to}>
							<PageLink {...place} to={to}>
								{name}
							</PageLink>
						</li>
					))}
				</ul>
				<div className={WAYS_IN}>
					<a
						href={login}
						className="flex min-h-11 grow basis-0 items-center justify-center rounded-full border border-line px-5 font-bold text-ink hover:bg-tint"
					>
						{messages.login}
					</a>
					<a href={pathIn(locale, SITE_PAGES.register)} className={`${TRY_BUTTON} grow basis-0`}>
						{messages.tryForFree}
					</a>
					<p className="basis-full text-center text-muted text-sm">{messages.noCard}</p>
				</div>
			</nav>
		</Menu>
	);
}
