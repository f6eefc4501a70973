import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { brandStyle } from "@/lib/brand/brand";
import type { JobView } from "@/lib/job/view";
import { type FactMessages, JobFacts } from "./job-facts";
import { RichText } from "./rich-text";

export type MobileMessages = FactMessages &
	Record<
		"LABEL_UNTITLED" | "MOBILE_DESCRIPTION" | "MOBILE_RESPONSIBILITY" | "MOBILE_REQUIREMENT" | "MOBILE_FULL_PAGE",
		string
	>;

interface Props {
	view: JobView;
	language: string;
	/** Language of the job's texts, where it isn't that of the page's messages. */
	textLanguage: string | undefined;
	messages: MobileMessages;
	/** The notice after the due date has passed. */
	closed: ReactNode;
}

/** A job for the web view of an app, which brings its own frame: title, type, due date and the three texts. */
export function MobileJob({ view, language, textLanguage, messages, closed }: Props) {
	const { company, title, about, responsibility, requirement, takesApplications, path, colours } = view;
	return (
		<main className="mx-auto max-w-[622px] px-4 pt-4 pb-[max(2rem,env(safe-area-inset-bottom))]">
			<style>{brandStyle(colours)}</style>
			{company.name && (
				<p dir="auto" className="text-muted">
					{company.name}
				</p>
			)}
			<h1
				{...(title && textLanguage && { lang: textLanguage })}
				dir="auto"
				className="mt-1 mb-5 text-balance font-bold text-2xl/tight text-ink"
			>
				{title || messages.LABEL_UNTITLED}
			</h1>
			<JobFacts view={view} language={language} textLanguage={textLanguage} messages={messages} />
			{closed}
			<RichText heading={messages.MOBILE_DESCRIPTION} html={about} language={textLanguage} />
			<RichText heading={messages.MOBILE_RESPONSIBILITY} html={responsibility} language={textLanguage} />
			<RichText heading={messages.MOBILE_REQUIREMENT} html={requirement} language={textLanguage} />
			{takesApplications && !closed && (
				<ButtonLink href={`${path}#apply`} className="mt-8 w-full">
					{messages.MOBILE_FULL_PAGE}
				</ButtonLink>
			)}
		</main>
	);
}
