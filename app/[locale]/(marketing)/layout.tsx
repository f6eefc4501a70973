import "@/app/globals.css";
import type { Viewport } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { SiteHeader } from "@/components/layout/site-header";
import { isLocale, prefixOf } from "@/lib/i18n/locales";
import { COMPANIES_PATH } from "@/lib/jobs/address";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

export default async function SiteLayout({ children, params }: Props) {
	const { locale } = await params;
	if (!isLocale(locale)) notFound();
	const t = await getTranslations({ locale, namespace: "common" });
	preload("/fonts/plus-jakarta-sans.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
	return (
		<html lang={locale}>
			<body className="font-brand">
				<SiteHeader locale={locale} />
				{children}
				<footer className="flex flex-col items-center gap-2 px-4 py-10 text-center text-muted text-sm">
					<a href={`${prefixOf(locale)}${COMPANIES_PATH}`} className="flex min-h-11 items-center px-3 text-brand-ink">
						{t("companyList")}
					</a>
					{t("poweredBy", { product: t("productName") })}
				</footer>
			</body>
		</html>
	);
}
