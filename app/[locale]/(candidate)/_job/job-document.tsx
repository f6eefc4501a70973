import "@/app/globals.css";
import type { ReactNode } from "react";
import { localeOf } from "@/lib/i18n/locales";
import { type JobParams, loadJobPage } from "./load";

interface Props {
	params: Promise<JobParams>;
	children: ReactNode;
}

/** The document of a job's pages. They are in the job's language, so they have one of their own. */
export async function JobDocument({ params, children }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	return (
		<html lang={page?.language ?? localeOf(named.locale)}>
			<body>{children}</body>
		</html>
	);
}
