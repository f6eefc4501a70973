import type { Locale } from "@/lib/i18n/locales";
import { AUDIENCE_PAGES } from "@/lib/site/navigation";
import { SITE_PAGES } from "@/lib/site/pages";
import { AudienceIcon } from "./audience-icon";
import { Menu } from "./menu";
import { MenuEntry } from "./menu-entry";
import type { NavigationMessages } from "./navigation-messages";
import { PageLink } from "./page-link";

interface Props {
	locale: Locale;
	path: string;
	messages: NavigationMessages;
}

const ITEM =
	"flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg px-3 font-medium text-ink hover:bg-tint aria-[current]:text-brand-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8";

const labelOf = (text: string) => (
	<>
		{text}
		<svg viewBox="0 0 12 12" className="size-3 group-has-[:popover-open]:rotate-180" aria-hidden="true">
			<path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
		</svg>
	</>
);

/** The header's menus on wide windows. */
export function TopNavigation({ locale, path, messages }: Props) {
	const { register, pricing } = SITE_PAGES;
	const place = { locale, path };
	return (
		<nav aria-label={messages.main} className="ms-4 hidden lg:block">
			<ul className="flex items-center">
				<li>
					<Menu
						id="menu-audience"
						label={labelOf(messages.audience)}
						isCurrent={AUDIENCE_PAGES.some((page) => SITE_PAGES[page] === path)}
						className={ITEM}
					>
						<ul className="grid w-[42rem] grid-cols-2 gap-1 p-3">
							{AUDIENCE_PAGES.map((page) => (
								<li key={page}>
									<MenuEntry
										{...place}
										{...messages.audiences[page]}
										to={SITE_PAGES[page]}
										icon={<AudienceIcon page={page} />}
									/>
								</li>
							))}
						</ul>
					</Menu>
				</li>
				<li>
					<PageLink {...place} to={SITE_PAGES["how-it-works"]} className={ITEM}>
						{messages.howItWorks}
					</PageLink>
				</li>
				<li>
					<Menu
						id="menu-start"
						label={labelOf(messages.getStarted)}
						isCurrent={path === register || path === pricing}
						className={ITEM}
					>
						<ul className="grid w-80 gap-1 p-3">
							<li>
								<MenuEntry {...place} to={register} name={messages.tryForFree} text={messages.tryText} />
							</li>
							<li>
								<MenuEntry {...place} to={pricing} name={messages.pricing} text={messages.pricingText} />
							</li>
						</ul>
					</Menu>
				</li>
			</ul>
		</nav>
	);
}
