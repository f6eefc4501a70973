import { getTranslations } from "next-intl/server";
import { PARTNERSHIPS } from "@/lib/content/partners";
import type { Locale } from "@/lib/i18n/locales";
import { Section } from "../section";
import { partnerMail } from "./partner-mail";

interface Props {
	locale: Locale;
	email: string;
}

/** Where a partnership begins: a draft of a mail for each kind. */
export async function WriteToUs({ locale, email }: Props) {
	const t = await getTranslations({ locale, namespace: "partners" });
	const mails = await Promise.all(PARTNERSHIPS.map((partnership) => partnerMail(locale, email, partnership)));
	return (
		<Section id="contact" heading={t("contact.heading")} lead={t("contact.lead")} tone="tint">
			<ul className="mx-auto grid max-w-3xl gap-4 sm:grid-cols-2">
				{PARTNERSHIPS.map((partnership, index) => (
					<li key={partnership} className="flex">
						<a
							href={mails[index]}
							className="flex w-full items-center gap-4 rounded-2xl border bg-surface p-5 hover:border-brand-ink"
						>
							<svg viewBox="0 0 32 32" className="size-8 shrink-0 text-brand-ink" aria-hidden="true">
								<g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round">
									<rect x="3" y="7" width="26" height="18" rx="3.5" />
									<path d="m4.5 9.5 11.5 9 11.5-9" />
								</g>
							</svg>
							<span className="min-w-0">
								<span className="block font-bold text-ink">{t(`kinds.${partnership}.name`)}</span>
								<span className="block text-muted">{t("write")}</span>
							</span>
						</a>
					</li>
				))}
			</ul>
			<p className="mt-8 text-center text-muted">
				{t("contact.other")}{" "}
				<a href={`mailto:${email}`} className="inline-block py-1 font-bold text-brand-ink underline underline-offset-4">
					{email}
				</a>
			</p>
		</Section>
	);
}
