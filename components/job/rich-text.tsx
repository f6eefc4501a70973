import { SafeHtml } from "@/components/ui/safe-html";
import { sanitizeRichText } from "@/lib/server/rich-text";

interface Props {
	heading: string;
	html: string;
	/** Language of the text, where it isn't that of the page's messages. */
	language: string | undefined;
}

/** A section of a recruiter's rich text; nothing when it is empty. */
export function RichText({ heading, html, language }: Props) {
	const safe = sanitizeRichText(html);
	if (!safe) return null;
	return (
		<section className="mt-8">
			<h2 className="font-bold text-ink text-xl">{heading}</h2>
			<SafeHtml {...(language && { lang: language })} dir="auto" className="prose mt-3 text-ink" html={safe} />
		</section>
	);
}
