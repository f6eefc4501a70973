"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { ApplyWords } from "../setup";

interface Props {
	/** Whom the interview is for: phones only, computers only, or any device. */
	audience: "any" | "mobile" | "desktop";
	url: string | undefined;
	words: ApplyWords;
	onClose: () => void;
}

const TEXTS = { any: "DIALOG_START_TEXT", mobile: "DIALOG_MOBILE_TEXT", desktop: "DIALOG_DESKTOP_TEXT" } as const;

/** The success dialog: confirming leads to the interview, closing it leaves the code on the page. */
export function StartDialog({ audience, url, words, onClose }: Props) {
	return (
		<Dialog heading={words.SUCCESS_TITLE} onClose={onClose}>
			<p className="mt-3 text-muted">{words[TEXTS[audience]]}</p>
			<form method="dialog" className="mt-6 flex flex-wrap gap-3">
				{url && <Button onClick={() => window.location.assign(url)}>{words.DIALOG_CONFIRM}</Button>}
				<Button type="submit" quiet>
					{words.DIALOG_LATER}
				</Button>
			</form>
		</Dialog>
	);
}
