import "@/app/globals.css";
import type { ReactNode } from "react";
import { CopyOverlay } from "#copy-overlay";
import { ScriptMark } from "@/components/layout/script-mark";
import { localeOf } from "@/lib/i18n/locales";

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

/** The document of pages in the site's language. */
export async function SiteDocument({ children, params }: Props) {
	const { locale } = await params;
	return (
		<html lang={localeOf(locale)}>
			<body>
				<ScriptMark />
				{children}
				<CopyOverlay />
			</body>
		</html>
	);
}
