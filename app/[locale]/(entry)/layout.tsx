import "@/app/globals.css";
import type { Viewport } from "next";
import type { ReactNode } from "react";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

interface Props {
	children: ReactNode;
	params: Promise<{ locale: string }>;
}

/** Entry and status pages: one message, nothing around it. */
export default async function EntryLayout({ children, params }: Props) {
	const { locale } = await params;
	return (
		<html lang={locale === "id" ? "id" : "en"}>
			<body>{children}</body>
		</html>
	);
}
