import "@/app/globals.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";
import { localeOf } from "@/lib/i18n/locales";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

/** The document of the pages that interview codes lead to. */
export default async function EntryLayout({ children, params }: Props) {
	const { locale } = await params;
	return (
		<html lang={localeOf(locale)}>
			<body>{children}</body>
		</html>
	);
}
