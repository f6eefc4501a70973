import "@/app/globals.css";
import type { Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { isLocale } from "@/lib/i18n/locales";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

export default async function SiteLayout({ children, params }: Props) {
	const { locale } = await params;
	if (!isLocale(locale)) notFound();
	preload("/fonts/plus-jakarta-sans.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	return (
		<html lang={locale}>
			<body className="font-brand">{children}</body>
		</html>
	);
}
