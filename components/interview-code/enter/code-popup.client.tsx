"use client";

import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { closeDialog, Dialog } from "@/components/ui/dialog.client";
import type { Locale } from "@/lib/i18n/locales";
import { CodeForm } from "./code-form.client";
import type { EnterCodeMessages } from "./code-messages";

interface Props {
	locale: Locale;
	messages: EnterCodeMessages;
	onClose: () => void;
}

/** The popup with the code form. */
export function CodePopup({ locale, messages, onClose }: Props) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<Dialog heading={messages.title} first={field} onClose={onClose}>
			<CodeForm locale={locale} messages={messages} field={field}>
				<Button quiet onClick={({ currentTarget }) => closeDialog(currentTarget, "")}>
					{messages.close}
				</Button>
			</CodeForm>
		</Dialog>
	);
}
