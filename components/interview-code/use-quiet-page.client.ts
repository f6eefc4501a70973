"use client";

import { useEffect } from "react";

const SAYING = ["debug", "error", "info", "log", "warn", "trace", "assert"] as const;
const SHOWING = ["dir", "dirxml", "table", "group", "groupCollapsed", "groupEnd"] as const;
const COUNTING = ["count", "countReset", "time", "timeEnd", "timeLog"] as const;

/** Every method that writes to the console. */
const METHODS = [...SAYING, ...SHOWING, ...COUNTING];

async function removeServiceWorkers(): Promise<void> {
	try {
		const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
		await Promise.all(registrations.map((registration) => registration.unregister()));
	} catch {
		// Browsers without storage reject the query.
	}
}

/** The product's rule for pages of interview codes: no service worker, and nothing in the console. */
export function useQuietPage(): void {
	useEffect(() => {
		void removeServiceWorkers();
		const { console } = window;
		const spoken = Object.fromEntries(METHODS.map((method) => [method, console[method]]));
		for (const method of METHODS) console[method] = () => undefined;
		return () => void Object.assign(console, spoken);
	}, []);
}
