import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { RegisterHero } from "@/components/marketing/register/register-hero";
import { TrialSteps } from "@/components/marketing/register/trial-steps";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { readSignUp, type SignUpState } from "@/lib/server/sign-up/sign-up-state";
import { SITE_PAGES } from "@/lib/site/pages";

/** The browser's unfinished sign-up; null if its cookie is missing, incomplete or expired. */
export async function currentSignUp(): Promise<SignUpState | null> {
	const jar = await cookies();
	return readSignUp((name) => jar.get(name)?.value);
}

/** Redirects to the start of the sign-up: without one, this page has nothing to show. */
export const toStart = (locale: Locale): never => redirect(pathIn(locale, SITE_PAGES.register));

const isWrong = (state: SignUpState | null) =>
	state !== null && !state.made && Boolean(state.notice ?? Object.keys({ ...state.problems, ...state.refusals })[0]);

/** Head of a page for one person; its title starts with the problem, if there is one. */
export async function plainMetadata(locale: Locale): Promise<Metadata> {
	const [state, { pages, "sign-up": messages }] = await Promise.all([currentSignUp(), loadMessages(locale)]);
	const { title, description } = pages.register;
	const shown = isWrong(state) ? `${messages.wizard.problems} · ${title}` : title;
	return { title: shown, description, robots: { index: false } };
}

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
	/** Whether the account exists; the page then shows the next step. */
	isMade?: boolean;
	children: ReactNode;
}

/** The frame of the sign-up's pages without script, the same as the wizard's. */
export const PlainPage = ({ locale, path, isMade = false, children }: Props) => (
	<SiteFrame locale={locale} path={path}>
		<main id="content">
			<RegisterHero locale={locale}>
				<div className="rounded-3xl border bg-surface p-5 shadow-lg sm:p-8">{children}</div>
			</RegisterHero>
			{isMade && <TrialSteps locale={locale} />}
		</main>
	</SiteFrame>
);
