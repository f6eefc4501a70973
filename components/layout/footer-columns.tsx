import { CODE_LINK } from "@/components/interview-code/enter/code-link-class";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { enterCodeLink } from "@/lib/interview-code/enter-code";
import { COMPANIES_PATH } from "@/lib/job/address";
import { env } from "@/lib/server/env";
import { hostPages } from "@/lib/server/host-pages";
import { storeLinks } from "@/lib/server/presence";
import { SITE_PAGES } from "@/lib/site/pages";
import { fill } from "@/lib/text/fill";
import { mailDraft } from "@/lib/text/mail-draft";
import { FooterColumn } from "./footer-column";
import { PageLink } from "./page-link";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
}

const ITEM =
	"flex min-h-11 items-center px-3 py-1.5 leading-tight text-ink hover:underline aria-[current]:text-brand-ink aria-[current]:underline aria-[current]:decoration-2 underline-offset-4";

/** The link to a draft of a mail to us, in the page's language. */
async function mailLink(locale: Locale, product: string): Promise<string> {
	const { footer } = (await loadMessages(locale)).navigation;
	return mailDraft(env().supportEmail, {
		subject: fill(footer.mailSubject, { product }),
		body: fill(footer.mailBody, { product }),
	});
}

/** All pages in three groups, and what leads away from them: the mail, the API's documentation and the apps. */
export async function FooterColumns({ locale, path }: Props) {
	const { navigation, common } = await loadMessages(locale);
	const { footer: messages, contactUs } = navigation;
	const { ios, android } = storeLinks(locale);
	const page = (to: string, name: string) => (
		<li>
			<PageLink locale={locale} to={to} path={path} className={ITEM}>
				{name}
			</PageLink>
		</li>
	);
	const away = (href: string, name: string) => (
		<li>
			<a href={href} className={ITEM}>
				{name}
			</a>
		</li>
	);
	return (
		<nav aria-label={messages.label} className="grid gap-x-4 gap-y-8 min-[22rem]:grid-cols-2 md:grid-cols-3 md:gap-x-8">
			<FooterColumn id="footer-company" heading={messages.company}>
				{page(SITE_PAGES.about, messages.about)}
				{page(SITE_PAGES.partners, messages.partners)}
				{away(await mailLink(locale, common.productName), contactUs)}
			</FooterColumn>
			<FooterColumn id="footer-candidates" heading={messages.candidates}>
				{page(SITE_PAGES.faq, messages.faq)}
				{page(COMPANIES_PATH, common.companyList)}
				<li>
					<a
						href={enterCodeLink(locale)}
						data-enter-code=""
						className={`${CODE_LINK} text-ink leading-tight underline-offset-4 hover:underline`}
					>
						{common.enterCode}
					</a>
				</li>
				{ios && away(ios, messages.appStore)}
				{android && away(android, messages.playStore)}
			</FooterColumn>
			<FooterColumn id="footer-products" heading={messages.products} isWide>
				{away(hostPages(locale).developer, messages.apiDocs)}
				{page(SITE_PAGES.demo, messages.demo)}
				{page(SITE_PAGES.training, messages.training)}
				{page(SITE_PAGES.help, messages.help)}
				{page(SITE_PAGES.terms, messages.terms)}
				{page(SITE_PAGES.privacy, messages.privacy)}
				{page(SITE_PAGES.security, messages.security)}
				{page(SITE_PAGES.accessibility, messages.accessibility)}
			</FooterColumn>
		</nav>
	);
}
