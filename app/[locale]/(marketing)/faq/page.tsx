import { ContactNote } from "@/components/help/candidate-faq/contact-note";
import { FaqHeader } from "@/components/help/candidate-faq/faq-header";
import { PageStart } from "@/components/help/candidate-faq/page-start.client";
import { QuestionList } from "@/components/help/candidate-faq/question-list";
import { ThemeLinks } from "@/components/help/candidate-faq/theme-links";
import { welcomeVideo } from "@/components/help/candidate-faq/video-source";
import { WelcomeLink } from "@/components/help/candidate-faq/welcome-link.client";
import { SiteFooter } from "@/components/layout/site-footer";
import { Scene } from "@/components/marketing/scenes/scene";
import { SafeHtml } from "@/components/ui/safe-html";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { loadContent } from "@/lib/server/load-content";
import { SITE_PAGES } from "@/lib/site/pages";
import { pageMetadata, type SitePageProps } from "../_page/metadata";

export const generateMetadata = (props: SitePageProps) => pageMetadata("faq", props);

export default async function CandidateFaq({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const [{ title, intro, sections }, { faq }] = await Promise.all([
		loadContent(locale, "candidate-faq"),
		loadMessages(locale),
	]);
	const { supportEmail, welcomeVideoUrl } = env();
	return (
		<>
			<FaqHeader locale={locale} />
			<main id="content">
				<PageStart />
				<section className="bg-tint">
					<div className="mx-auto grid max-w-6xl items-center gap-10 px-[min(1rem,5vw)] py-10 md:grid-cols-[1fr_20rem] md:py-12">
						<div>
							<h1 className="text-balance font-extrabold text-[min(2.25rem,11vw)] text-ink leading-tight md:text-5xl">
								{title}
							</h1>
							<SafeHtml html={intro} className="mt-4 max-w-prose text-balance text-lg text-muted" />
							<div className="mt-6">
								<WelcomeLink video={welcomeVideo(locale, welcomeVideoUrl)} messages={faq.video} />
							</div>
						</div>
						<div className="no-print hidden md:block">
							<Scene name="answer" locale={locale} />
						</div>
					</div>
				</section>
				<div className="mx-auto grid max-w-6xl gap-8 px-[min(1rem,5vw)] pt-8 pb-16 lg:grid-cols-[15rem_1fr] lg:gap-12 lg:pt-12">
					<ThemeLinks messages={faq.themes} />
					<div>
						<QuestionList questions={sections} />
						<ContactNote locale={locale} email={supportEmail} />
					</div>
				</div>
			</main>
			<SiteFooter locale={locale} path={SITE_PAGES.faq} />
		</>
	);
}
