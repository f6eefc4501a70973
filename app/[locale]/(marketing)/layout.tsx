import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { CopyOverlay } from "#copy-overlay";
import { ScriptMark } from "@/components/layout/script-mark";
import { isLocale } from "@/lib/i18n/locales";

export const viewport: Viewport = {
	width: "device-width",
	initialScale: 1,
	colorScheme: "light dark",
	// The colour of the header, which browsers use for their own bar.
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#ffffff" },
		{ media: "(prefers-color-scheme: dark)", color: "#1c1b2e" },
	],
};

export const metadata: Metadata = {
	manifest: "/manifest.webmanifest",
	icons: {
		icon: [
			{ url: "/favicon.ico", sizes: "48x48" },
			{ url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
			// The logo in the first page's structured data.
			{ url: "/icon-512.png", type: "image/png", sizes: "512x512" },
		],
		apple: "/apple-touch-icon.png",
	},
};

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
			<body className="font-brand">
				<ScriptMark />
				{children}
				<CopyOverlay />
			</body>
		</html>
	);
}
