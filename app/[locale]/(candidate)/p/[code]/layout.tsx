import "@/app/globals.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { localeOf } from "@/lib/i18n/locales";
import { loadJobPage } from "./load";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string; code: string }>;
}

/** Job pages are in the job's language, so they have a document of their own. */
export default async function JobLayout({ children, params }: Props) {
	const { locale, code } = await params;
	const page = await loadJobPage(code, locale);
	const fallback = localeOf(locale);
	return (
		<html lang={page?.language ?? fallback}>
			<body>{children}</body>
		</html>
	);
}
