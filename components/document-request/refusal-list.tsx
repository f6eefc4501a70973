import { PlainOnly } from "@/components/ui/plain-only.client";
/** Why documents were not taken that a browser without script has sent. With script, the page knows of a later try. */
export const RefusalList = ({ texts }: { texts: readonly string[] }) => (
	<PlainOnly>
		<ul className="space-y-1 text-ink text-lg">
			{texts.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	</PlainOnly>
);
