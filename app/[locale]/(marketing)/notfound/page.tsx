import type { Metadata } from "next";
import { connection } from "next/server";
import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { readUnsure } from "@/lib/interview-code/addresses";

interface Props {
	params: Promise<{ locale: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : null);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
	const { oops, "interview-code": entry } = await loadMessages(localeOf((await params).locale));
	const { code, at } = await searchParams;
	const isUnsure = readUnsure(textOf(code), textOf(at)) !== null;
	const missing = { title: oops.notFoundTitle, description: oops.notFoundText };
	return { ...(isUnsure ? { title: entry.unsureHeading } : missing), referrer: "no-referrer" };
}

/** The target of unknown codes and of the product's redirects for missing pages. */
export default async function NotFoundPage({ params }: Pick<Props, "params">) {
	// Its address may hold a code, so it is private.
	await connection();
	const locale = localeOf((await params).locale);
	const messages = await loadMessages(locale);
	return (
		<Missing>
			<NotFoundScreen locale={locale} messages={messages} />
		</Missing>
	);
}
