import "@/app/globals.css";
import type { ReactNode } from "react";
import { CopyOverlay } from "#copy-overlay";
import { ScriptMark } from "@/components/layout/script-mark";
import { localeOf } from "@/lib/i18n/locales";
import { type JobParams, loadJobPage } from "./load";

interface Props {
	params: Promise<JobParams>;
	children: ReactNode;
}

/**
 * The document of a job's pages, in the job's language. If neither the job nor the site has messages in that language,
 * the messages around the job's texts state their own language.
 */
export async function JobDocument({ params, children }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	return (
		<html lang={page?.language ?? localeOf(named.locale)} dir={page?.direction}>
			<body lang={page?.textLanguage && page.locale}>
				<ScriptMark />
				{children}
				<CopyOverlay />
			</body>
		</html>
	);
}
