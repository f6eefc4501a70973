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

/** The popup's code, and how often it was opened. */
interface Opened {
	Popup: typeof CodePopup;
	count: number;
}

const isNamed = () => window.location.hash === `#${ENTER_CODE_ID}`;

/** The form that the address shows as long as no script has opened the popup. */
const sectionInPage = () => document.getElementById(ENTER_CODE_ID);

/** Whether a click opens the link's page in this window, without modifiers. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Takes the popup's name out of the address, so that a reload doesn't open it again. */
function forgetName(): void {
	if (isNamed()) window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The link to the code form. It opens the popup, whose code is loaded only then; so does the hash of its address. */
export function CodeLink({ locale, text, messages, className }: Props) {
	const [opened, setOpened] = useState<Opened | null>(null);
	const link = useRef<HTMLAnchorElement>(null);
	const page = pathIn(locale, ENTER_CODE_PATH);

	const open = useCallback(
		async (isPress: boolean) => {
			try {
				const { CodePopup: Popup } = await import("./code-popup.client");
				// Escape closes a popup before React hears of it; a press on the link meanwhile means another one.
				setOpened((now) => (now && !isPress ? now : { Popup, count: (now?.count ?? 0) + 1 }));
				// The replaced element keeps its space, so that nothing moves.
				sectionInPage()?.classList.add("invisible");
			} catch {
				// If the popup can't be loaded, the page opens.
				window.location.assign(page);
			}
		},
		[page],
	);

	useEffect(() => {
		const follow = () => void (isNamed() && open(false));
		// In a page's first frame the browser follows the hash itself, which would remove the popup's focus.
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
		void open(true);
	}

	function close() {
		setOpened(null);
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
			{/* A dialog inherits the text style of its parent, which may be small and centred. */}
			<div className="contents text-start text-base">
				{opened && <opened.Popup key={opened.count} locale={locale} messages={messages} onClose={close} />}
			</div>
		</>
	);
}
