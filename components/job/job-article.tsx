import type { ReactNode } from "react";
import { SHARE_MESSAGES, type ShareMessages } from "@/components/shared/share-messages";
import { ShareRow } from "@/components/shared/share-row.client";
import { ButtonLink } from "@/components/ui/button";
import type { PlayableMessages } from "@/components/ui/playable.client";
import { brandStyle } from "@/lib/brand/brand";
import { embeddedVideo } from "@/lib/contract/embedded-video";
import { pickMessages } from "@/lib/i18n/pick-messages";
import type { Shared } from "@/lib/job/share";
import type { JobView } from "@/lib/job/view";
import { IntroVideo } from "./intro-video.client";
import { type FactMessages, JobFacts } from "./job-facts";
import { JobHeader } from "./job-header";
import { RichText } from "./rich-text";
import { VIDEO_MESSAGES, type VideoMessages } from "./video-messages";

export type JobMessages = FactMessages &
	ShareMessages &
	VideoMessages &
	Record<
		| "LABEL_APPLY_NOW"
		| "LABEL_ABOUT"
		| "LABEL_RESPONSIBILITY"
		| "LABEL_REQUIREMENT"
		| "LABEL_NO_FORM"
		| "LABEL_PREVIEW"
		| "LABEL_UNTITLED",
		string
	>;

interface Props {
	view: JobView;
	language: string;
	/** Language of the job's texts, where it isn't that of the page's messages. */
	textLanguage: string | undefined;
	messages: JobMessages;
	playable: PlayableMessages;
	/** The address and texts for sharing. */
	shared: Shared;
	/** Path of the company's public page, where it has one. */
	companyPage: string | undefined;
	/** Replaces the link to the form once the due date has passed. */
	closed: ReactNode;
	/** The link to where a code is entered. */
	codeLink: { href: string; text: string };
	/** Line at the bottom that names the product. */
	poweredBy: string;
	/** The application form, if the job takes applications. */
	children: ReactNode;
}

/** The button that leads to the form, or the reason why there is none. */
function WayToForm({ view, messages }: Pick<Props, "view" | "messages">) {
	if (!view.takesApplications) {
		return <p className="mt-5 rounded-lg border border-line px-4 py-3 text-muted">{messages.LABEL_NO_FORM}</p>;
	}
	return (
		// The preview's links open windows of their own, except this one.
		<ButtonLink href="#apply" target="_self" className="no-print mt-6 w-full">
			{view.callToAction || messages.LABEL_APPLY_NOW}
		</ButtonLink>
	);
}

/** A public job page: the company's header, the job, and the form below it. */
export function JobArticle(props: Props) {
	const {
		view,
		language,
		textLanguage,
		messages,
		playable,
		shared,
		companyPage,
		closed,
		codeLink,
		poweredBy,
		children,
	} = props;
	return (
		<>
			<style>{brandStyle(view.colours, view.background)}</style>
			<JobHeader view={view} companyPage={companyPage} textLanguage={textLanguage} untitled={messages.LABEL_UNTITLED} />
			<main className="bg-(--backdrop,var(--page)) sm:py-6 dark:bg-page print:bg-transparent">
				<div className="mx-auto max-w-[622px] bg-surface px-4 py-6 sm:rounded-2xl">
					{view.isPreview && (
						<p className="mb-5 rounded-lg border border-line px-4 py-3 text-muted">{messages.LABEL_PREVIEW}</p>
					)}
					<JobFacts view={view} language={language} textLanguage={textLanguage} messages={messages} />
					{closed || <WayToForm view={view} messages={messages} />}
					{view.video && (
						<IntroVideo
							video={view.video}
							embed={embeddedVideo(view.video.url)}
							companyId={view.company.recordId}
							code={view.code}
							language={language}
							messages={pickMessages(messages, VIDEO_MESSAGES)}
							playable={playable}
						/>
					)}
					<RichText heading={messages.LABEL_ABOUT} html={view.about} language={textLanguage} />
					<RichText heading={messages.LABEL_RESPONSIBILITY} html={view.responsibility} language={textLanguage} />
					<RichText heading={messages.LABEL_REQUIREMENT} html={view.requirement} language={textLanguage} />
					{view.networks.length > 0 && (
						<ShareRow networks={view.networks} shared={shared} messages={pickMessages(messages, SHARE_MESSAGES)} />
					)}
					{children}
				</div>
			</main>
			<footer className="mx-auto flex max-w-[622px] flex-col items-center px-4 py-8 text-center text-muted text-sm">
				<a href={codeLink.href} className="no-print flex min-h-11 items-center px-3 text-brand-ink">
					{codeLink.text}
				</a>
				{poweredBy}
			</footer>
		</>
	);
}
