import { SafeHtml } from "@/components/ui/safe-html";
import { sanitizeRichText } from "@/lib/server/rich-text";

interface Props {
	heading: string;
	html: string;
}

/** A section of a recruiter's rich text; nothing when it is empty. */
export function RichText({ heading, html }: Props) {
	const safe = sanitizeRichText(html);
	if (!safe) return null;
	return (
		<section className="mt-8">
			<h2 className="font-bold text-ink text-xl">{heading}</h2>
			<SafeHtml className="prose mt-3 text-ink" html={safe} />
		</section>
	);
}
