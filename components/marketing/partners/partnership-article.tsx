import type { ReactNode } from "react";
import { Scene } from "@/components/marketing/scenes/scene";
import type { SceneName } from "@/components/marketing/scenes/scene-name";
import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { type Partnership, partnershipPath } from "@/lib/marketing/partners";
import { CheckList } from "../check-list";

const SCENES: Record<Partnership, SceneName> = {
	assessments: "assessments",
	api: "integration",
	labs: "answer-lab",
	referral: "invitation",
};

interface Props {
	partnership: Partnership;
	locale: Locale;
	/** Puts the picture first, for every second one. */
	flip: boolean;
	/** Another link, beside the form. */
	children?: ReactNode;
}

/** A kind of partnership: what it is, what a partner gets and does, and how to begin. */
export async function PartnershipArticle({ partnership, locale, flip, children }: Props) {
	const { partners } = await loadMessages(locale);
	const { kinds } = partners;
	const { gives, does } = kinds[partnership];
	return (
		<article
			id={partnership}
			aria-labelledby={`${partnership}-heading`}
			className="grid items-center gap-8 md:grid-cols-2 md:gap-14"
		>
			<div className={flip ? "md:order-last" : ""}>
				<p className="font-bold text-brand-ink">{kinds[partnership].short}</p>
				<h2 id={`${partnership}-heading`} className="mt-1 text-balance font-extrabold text-3xl text-ink leading-tight">
					{kinds[partnership].name}
				</h2>
				<p className="mt-4 text-lg text-muted">{kinds[partnership].text}</p>
				<h3 className="mt-6 font-bold text-ink">{partners.gives}</h3>
				<CheckList points={gives} />
				<h3 className="mt-6 font-bold text-ink">{partners.does}</h3>
				<CheckList points={does} />
				<div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
					<ActionLink quiet href={`${pathIn(locale, partnershipPath(partnership))}#contact`}>
						{kinds[partnership].act}
					</ActionLink>
					{children}
				</div>
			</div>
			<Scene name={SCENES[partnership]} locale={locale} />
		</article>
	);
}
