import "@/app/globals.css";
import type { Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { SiteHeader } from "@/components/layout/site-header";
import { isLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { fill } from "@/lib/text/fill";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

export default async function SiteLayout({ children, params }: Props) {
	const { locale } = await params;
	if (!isLocale(locale)) notFound();
	const { common } = await loadMessages(locale);
	preload("/fonts/plus-jakarta-sans.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	return (
		<html lang={locale}>
			<body className="font-brand">
				<SiteHeader locale={locale} words={common} />
				{children}
				<footer className="px-4 py-10 text-center text-muted text-sm">
					{fill(common.poweredBy, { product: common.productName })}
				</footer>
			</body>
		</html>
	);
}
