"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import type { Locale } from "@/lib/i18n/locales";
import { CodeForm } from "./code-form.client";
import type { CodeWords } from "./code-words";

interface Props {
	locale: Locale;
	words: CodeWords;
	onClose: () => void;
}

/** The popup in which a code is entered. */
export function CodePopup({ locale, words, onClose }: Props) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<Dialog heading={words.title} first={field} onClose={onClose}>
			<CodeForm locale={locale} words={words} field={field}>
				<Button quiet onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
					{words.close}
				</Button>
			</CodeForm>
		</Dialog>
	);
}
