"use client";

import { useEffect, useEffectEvent } from "react";
import { prepareInBrowser } from "@/lib/upload/browser/pictures/prepare-in-browser";
import type { Desk } from "@/lib/upload/pictures/desk";

/** Prepares the pictures of a desk one after the other. One that the browser can't open leaves the desk, for `onUnusable`. */
export function usePreparation(desk: Desk, onUnusable: (file: File) => void): void {
	const giveUp = useEffectEvent(onUnusable);

	useEffect(() => {
		const end = new AbortController();
		let isBusy = false;

		async function prepareNext() {
			const picture = desk.snapshot().find(({ page }) => !page);
			if (isBusy || end.signal.aborted || !picture) return;
			isBusy = true;
			const { id, file } = picture;
			const page = await prepareInBrowser(file, end.signal);
			isBusy = false;
			if (end.signal.aborted) return;
			const isThere = desk.snapshot().some((one) => one.id === id);
			if (page) desk.setPage(id, page);
			else if (isThere) {
				desk.remove(id);
				giveUp(file);
			}
			void prepareNext();
		}

		const stop = desk.subscribe(() => void prepareNext());
		void prepareNext();
		return () => {
			stop();
			end.abort();
		};
	}, [desk]);
}
