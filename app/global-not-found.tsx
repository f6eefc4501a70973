import "./globals.css";
import type { Metadata, Viewport } from "next";
import { CopyOverlay } from "#copy-overlay";
import { CodeHint } from "@/components/interview-code/code-hint";
import { ScriptMark } from "@/components/layout/script-mark";
import { LostInSpace } from "@/components/shared/lost-in-space";
import { ButtonLink } from "@/components/ui/button";
import { Screen } from "@/components/ui/screen";
import { loadMessages } from "@/lib/i18n/messages";

export const viewport: Viewport = { width: "device-width", initialScale: 1, colorScheme: "light dark" };

export async function generateMetadata(): Promise<Metadata> {
	const { oops } = await loadMessages("en");
	return { title: oops.notFoundTitle, description: oops.notFoundText, robots: { index: false } };
}

/** The page for unknown addresses of Next's own. It can't know the visitor's language, so it is in both. */
export default async function GlobalNotFound() {
	const [english, indonesian] = await Promise.all([loadMessages("en"), loadMessages("id")]);
	return (
		<html lang="en">
			<body>
				<ScriptMark />
				<Screen heading={english.oops.notFoundHeading} text={english.oops.notFoundText} picture={<LostInSpace />}>
					<p lang="id" className="text-muted">
						{indonesian.oops.notFoundHeading} {indonesian.oops.notFoundText}.
					</p>
					<ButtonLink href="/" className="mt-2">
						{english.oops.goBack}
					</ButtonLink>
					<CodeHint locale="en" messages={english["interview-code"]} />
					<div lang="id">
						<CodeHint locale="id" messages={indonesian["interview-code"]} />
					</div>
				</Screen>
				<CopyOverlay />
			</body>
		</html>
	);
}
