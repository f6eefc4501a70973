"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { RequestMessages } from "./messages";

interface Props {
	isSending: boolean;
	messages: Pick<RequestMessages, "REQUEST_SUBMITTING" | "REQUEST_SLOW" | "REQUEST_OFFLINE">;
}

/** Time after which sending takes longer than usual, in milliseconds. */
const USUAL_MS = 10_000;

function onConnection(listener: () => void): () => void {
	window.addEventListener("online", listener);
	window.addEventListener("offline", listener);
	return () => {
		window.removeEventListener("online", listener);
		window.removeEventListener("offline", listener);
	};
}

const useOffline = () =>
	useSyncExternalStore(
		onConnection,
		() => !navigator.onLine,
		() => false,
	);

function useLong(isSending: boolean): boolean {
	const [isLong, setIsLong] = useState(false);
	useEffect(() => {
		if (!isSending) return;
		const timer = setTimeout(() => setIsLong(true), USUAL_MS);
		return () => {
			clearTimeout(timer);
			setIsLong(false);
		};
	}, [isSending]);
	return isLong;
}

/**
 * The progress of sending: first for screen readers only, which don't see the button; later, for everybody, why it
 * takes long.
 */
export function SendingStatus({ isSending, messages }: Props) {
	const isOffline = useOffline();
	const isLong = useLong(isSending);
	const why = (isOffline && messages.REQUEST_OFFLINE) || (isLong && messages.REQUEST_SLOW);
	return (
		<p role="status" className={isSending && why ? "mt-3 text-center text-ink" : "sr-only"}>
			{isSending && (why || messages.REQUEST_SUBMITTING)}
		</p>
	);
}
