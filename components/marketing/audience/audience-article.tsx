import type { ReactNode } from "react";
import { Scene } from "@/components/marketing/scenes/scene";
import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { AUDIENCES, type Audience } from "@/lib/marketing/audiences";
import { SITE_PAGES } from "@/lib/site/pages";
import { CallToAction } from "../call-to-action";
import { PageHero } from "../page-hero";
import { TryForFree } from "../try-for-free";
import { Benefits } from "./benefits";
import { CaseStudy } from "./case-study";
import { Documentation } from "./documentation";

interface Props {
	locale: Locale;
	audience: Audience;
	/** The sign-up form. */
	children: ReactNode;
}

/** The page of an audience: what it is about, its benefits, a case study to ask for, and the trial. */
export async function AudienceArticle({ locale, audience, children }: Props) {
	const { audiences } = await loadMessages(locale);
	const how = { href: pathIn(locale, SITE_PAGES["how-it-works"]), children: audiences.next.how, quiet: true };
	return (
		<main id="content">
			<PageHero
				above={audiences[audience].above}
				heading={audiences[audience].heading}
				lead={audiences[audience].lead}
				actions={
					<>
						<TryForFree locale={locale} />
						<ActionLink {...how} />
					</>
				}
				picture={<Scene name={AUDIENCES[audience]} locale={locale} />}
			/>
			<Benefits locale={locale} audience={audience} />
			<div className="mx-auto grid max-w-6xl gap-6 px-4">
				{audience === "partner-via-api" && <Documentation locale={locale} />}
				<CaseStudy locale={locale} audience={audience} />
			</div>
			<CallToAction heading={audiences[audience].nextHeading} text={audiences.next.text}>
				<div className="mb-3 w-full rounded-2xl bg-surface p-5 text-start sm:p-8">{children}</div>
				<ActionLink {...how} onDark />
			</CallToAction>
		</main>
	);
}
