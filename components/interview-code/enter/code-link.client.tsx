"use client";

import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { ENTER_CODE_ID, ENTER_CODE_PATH, enterCodeLink } from "@/lib/interview-code/enter-code";
import type { EnterCodeMessages } from "./code-messages";
import type { CodePopup } from "./code-popup.client";

interface Props {
	locale: Locale;
	text: string;
	messages: EnterCodeMessages;
	className: string;
}

const isNamed = () => window.location.hash === `#${ENTER_CODE_ID}`;

/** The form that the address shows as long as no script has opened the popup. */
const sectionInPage = () => document.getElementById(ENTER_CODE_ID);

/** Whether a click asks for the link's page in this window, and nothing else. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Takes the popup's name out of the address, so that a reload doesn't open it again. */
function forgetName(): void {
	if (isNamed()) window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The link to where a code is entered. It opens the popup, whose code comes then only; so does the hash of its address. */
export function CodeLink({ locale, text, messages, className }: Props) {
	const [Popup, setPopup] = useState<typeof CodePopup | null>(null);
	const link = useRef<HTMLAnchorElement>(null);
	const page = pathIn(locale, ENTER_CODE_PATH);

	const open = useCallback(async () => {
		try {
			const loaded = await import("./code-popup.client");
			setPopup(() => loaded.CodePopup);
			// What it stands in for keeps its place, so that nothing moves.
			sectionInPage()?.classList.add("invisible");
		} catch {
			// Where the popup can't be loaded there is still the page.
			window.location.assign(page);
		}
	}, [page]);

	useEffect(() => {
		const follow = () => void (isNamed() && open());
		// With a page's first frame the browser follows the hash itself, which would take the popup's focus away.
		const frame = requestAnimationFrame(follow);
		window.addEventListener("hashchange", follow);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener("hashchange", follow);
		};
	}, [open]);

	function onClick(event: MouseEvent) {
		if (!isPlain(event)) return;
		event.preventDefault();
		void open();
	}

	function close() {
		setPopup(null);
		forgetName();
		sectionInPage()?.toggleAttribute("hidden", true);
		link.current?.focus();
	}

	return (
		<>
			<a
				ref={link}
				href={enterCodeLink(locale)}
				onClick={onClick}
				className={`no-print flex min-h-11 items-center px-3 ${className}`}
			>
				{text}
			</a>
			{/* A dialog has the text of where it stands, which may be small and centred. */}
			<div className="contents text-start text-base">
				{Popup && <Popup locale={locale} messages={messages} onClose={close} />}
			</div>
		</>
	);
}
