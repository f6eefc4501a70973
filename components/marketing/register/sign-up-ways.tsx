import { getTranslations } from "next-intl/server";
import { FACTS } from "@/lib/content/facts";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";
import { mailDraft } from "@/lib/text/mail-draft";
import { ActionLink } from "../action-link";
import { MailAddress } from "./mail-address";

interface Props {
	locale: Locale;
	email: string;
	/** Where accounts are made; undefined where no recruiter application is connected, which leaves the mail. */
	registerUrl: string | undefined;
	loginUrl: string;
}

const LINK = "inline-block py-1 font-bold text-brand-ink underline underline-offset-4";

/** The ways to an account: the recruiter application, a mail, and the login for who has one. */
export async function SignUpWays({ locale, email, registerUrl, loginUrl }: Props) {
	const t = await getTranslations({ locale, namespace: "register" });
	const mail = mailDraft(email, { subject: t("mail.subject", FACTS), body: t("mail.body") });
	return (
		<>
			{registerUrl ? (
				<ActionLink href={registerUrl}>{t("hero.create")}</ActionLink>
			) : (
				<ActionLink href={mail}>{t("hero.ask")}</ActionLink>
			)}
			<div className="grid w-full gap-1 text-muted">
				{registerUrl && (
					<p>
						{t("hero.byMail")}{" "}
						<a href={mail} className={LINK}>
							{t("hero.ask")}
						</a>
					</p>
				)}
				<MailAddress
					email={email}
					words={{ address: t("hero.address"), copy: t("hero.copy"), copied: t("hero.copied") }}
				/>
				<p>
					{t("hero.loginQuestion")}{" "}
					<a href={loginUrl} className={LINK}>
						{t("hero.login")}
					</a>
				</p>
				<p className="text-sm">
					{t("hero.agree")}{" "}
					<a href={pathIn(locale, SITE_PAGES.terms)} className={LINK}>
						{t("hero.terms")}
					</a>
					{" · "}
					<a href={pathIn(locale, SITE_PAGES.privacy)} className={LINK}>
						{t("hero.privacy")}
					</a>
				</p>
			</div>
		</>
	);
}
