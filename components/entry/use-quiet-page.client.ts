"use client";

import { useEffect } from "react";

const METHODS = ["debug", "error", "info", "log", "warn"] as const;

async function removeServiceWorkers(): Promise<void> {
	try {
		const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
		await Promise.all(registrations.map((registration) => registration.unregister()));
	} catch {
		// Browsers that keep none refuse the question.
	}
}

/** The product's rule for the pages of interview codes: no service worker stays, and the console says nothing. */
export function useQuietPage(): void {
	useEffect(() => {
		void removeServiceWorkers();
		const { console } = window;
		const spoken = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
		for (const method of METHODS) console[method] = () => undefined;
		return () => void Object.assign(console, spoken);
	}, []);
}
