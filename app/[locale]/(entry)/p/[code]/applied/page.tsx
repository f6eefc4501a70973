import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Screen } from "@/components/ui/screen";
import { parseCode } from "@/lib/contract/code";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { readPageCode } from "@/lib/server/page-code";
import { fill } from "@/lib/text/fill";

interface Props {
	params: Promise<{ locale: string; code: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function wordsOf(params: Props["params"]) {
	const { locale } = await params;
	return (await loadMessages(isLocale(locale) ? locale : DEFAULT_LOCALE)).apply;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const words = await wordsOf(params);
	return { title: words.LABEL_FORM_TITLE, robots: { index: false }, referrer: "no-referrer" };
}

/** What came of an application that a browser without script has posted. */
export default async function Applied({ params, searchParams }: Props) {
	const [words, { code: param }, query] = await Promise.all([wordsOf(params), params, searchParams]);
	const code = readPageCode(param);
	if (!code) notFound();
	const back = `/p/${encodeURIComponent(code.code)}#apply`;
	const link = "inline-flex min-h-12 items-center rounded-lg bg-brand px-6 font-bold text-on-brand";
	const problems = typeof query.problem === "string" ? query.problem.split(".").slice(0, 10) : [];
	if (problems.length > 0) {
		const said = problems.flatMap((key) =>
			Object.hasOwn(words, key) ? [fill(words[key as keyof typeof words], { type: "CV", most: 200, reason: "" })] : [],
		);
		return (
			<Screen heading={words.ERROR_SEND_TITLE} text={said.join(" ") || words.ERROR_SEND_FAILED}>
				<p className="text-muted">{words.RESULT_PROBLEM_HINT}</p>
				<a href={back} className={link}>
					{words.RESULT_BACK}
				</a>
			</Screen>
		);
	}
	const interview = parseCode(typeof query.interview_code === "string" ? query.interview_code : "");
	return (
		<Screen heading={words.SUCCESS_TITLE} text={interview ? words.SUCCESS_KEEP_CODE : words.NO_ASSESSMENT_TEXT}>
			{interview && (
				<p className="rounded-xl bg-surface p-4 text-ink">
					<span className="block text-muted text-sm">{words.SUCCESS_CODE_LABEL}</span>
					<strong className="font-mono text-3xl tracking-wider">{interview.code}</strong>
				</p>
			)}
			<a href={back} className={link}>
				{words.RESULT_BACK}
			</a>
		</Screen>
	);
}
