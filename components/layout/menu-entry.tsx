import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { PageLink } from "./page-link";

interface Props {
	locale: Locale;
	to: string;
	path: string;
	name: string;
	/** A short description of the target. */
	text: string;
	icon?: ReactNode;
}

/** A page in a menu: its name, and below it what it is about. */
export const MenuEntry = ({ locale, to, path, name, text, icon }: Props) => (
	<PageLink
		locale={locale}
		to={to}
		path={path}
		className="group/entry flex h-full min-h-11 gap-3 rounded-xl p-3 hover:bg-tint aria-[current]:bg-tint"
	>
		{icon}
		<span>
			<span className="block font-bold text-ink group-aria-[current]/entry:text-brand-ink group-aria-[current]/entry:underline group-aria-[current]/entry:decoration-2 group-aria-[current]/entry:underline-offset-4">
				{name}
			</span>
			<span className="block text-balance text-muted text-sm">{text}</span>
		</span>
	</PageLink>
);
