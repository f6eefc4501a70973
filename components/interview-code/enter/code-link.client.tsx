"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { ENTER_CODE_ID, ENTER_CODE_PATH, enterCodeLink } from "@/lib/interview-code/enter-code";
import { CODE_LINK } from "./code-link-class";
import type { EnterCodeMessages } from "./code-messages";
import type { CodePopup } from "./code-popup.client";

interface PopupProps {
	locale: Locale;
	messages: EnterCodeMessages;
}

interface Props extends PopupProps {
	text: string;
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

type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "preventDefault">;

/** Whether a click opens the link's page in this window, without modifiers. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Takes the popup's name out of the address, so that a reload doesn't open it again. */
function forgetName(): void {
	if (isNamed()) window.history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** The popup with the code form, whose code is loaded only when a press on `linkOf()` or the address's hash opens it. */
function useCodePopup({ locale, messages }: PopupProps, linkOf: () => HTMLElement | null) {
	const [opened, setOpened] = useState<Opened | null>(null);
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

	const onClick = useCallback(
		(event: Press) => {
			if (!isPlain(event)) return;
			event.preventDefault();
			void open(true);
		},
		[open],
	);

	function close() {
		setOpened(null);
		forgetName();
		sectionInPage()?.toggleAttribute("hidden", true);
		linkOf()?.focus();
	}

	// A dialog inherits the text style of its parent, which may be small and centred.
	const popup: ReactNode = (
		<div className="contents text-start text-base">
			{opened && <opened.Popup key={opened.count} locale={locale} messages={messages} onClose={close} />}
		</div>
	);
	return { onClick, popup };
}

/** The link to the code form. It opens the popup; so does the hash of its address. */
export function CodeLink({ text, className, ...popupProps }: Props) {
	const link = useRef<HTMLAnchorElement>(null);
	const { onClick, popup } = useCodePopup(popupProps, () => link.current);
	return (
		<>
			<a ref={link} href={enterCodeLink(popupProps.locale)} onClick={onClick} className={`${CODE_LINK} ${className}`}>
				{text}
			</a>
			{popup}
		</>
	);
}

/** The link to the code form in the page's footer, which isn't React's. */
const linkInFooter = () => document.querySelector<HTMLAnchorElement>("a[data-enter-code]");

/** Makes the footer's link open the popup. */
export function CodeOpener(props: PopupProps) {
	const { onClick, popup } = useCodePopup(props, linkInFooter);
	useEffect(() => {
		const link = linkInFooter();
		link?.addEventListener("click", onClick);
		return () => link?.removeEventListener("click", onClick);
	}, [onClick]);
	return popup;
}
