import { PromisedHint } from "../promised-hint.client";

interface Props {
	id: string;
	text: string;
	/** The same where nothing counts. */
	plain: string;
	/** Said, aloud too, when nothing more fits. */
	full: string | undefined;
}

/** How much has been written, below a box. */
export function Counter({ id, text, plain, full }: Props) {
	const announcement = full ? `${text}. ${full}` : text;
	return (
		<>
			<p id={id} className={`mt-1 text-sm ${full ? "font-medium text-ink" : "text-muted"}`}>
				<PromisedHint text={announcement} plain={plain} />
			</p>
			<span role="status" className="sr-only">
				{full ? announcement : ""}
			</span>
		</>
	);
}
