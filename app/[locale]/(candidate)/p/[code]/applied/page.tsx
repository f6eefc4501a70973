import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { ApplicationResult } from "@/components/apply/success/application-result";
import { jobPath } from "@/lib/jobs/address";
import { brandStyle } from "@/lib/jobs/brand";
import { RESULT_COOKIE, readResult } from "@/lib/server/form-result";
import { applicationWords } from "../apply-setup";
import { loadJobPage } from "../load";
import { refusalTexts } from "./refusal-texts";

interface Props {
	params: Promise<{ locale: string; code: string }>;
}

async function load(params: Props["params"]) {
	const { locale, code } = await params;
	const [page, jar] = await Promise.all([loadJobPage(code, locale), cookies()]);
	if (!page) notFound();
	return { page, result: readResult(jar.get(RESULT_COOKIE)?.value) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { page, result } = await load(params);
	const { apply } = page.words;
	const title = result && "status" in result ? apply.ERROR_SEND_TITLE : apply.SUCCESS_TITLE;
	return { title: `${title} · ${page.view.title}`, robots: { index: false }, referrer: "no-referrer" };
}

/** What came of an application that a browser without script has posted. Without one there is nothing to see here. */
export default async function Applied({ params }: Props) {
	const { page, result } = await load(params);
	const { view, detail } = page;
	if (!result) redirect(jobPath(view.code));
	const goesOn = "code" in result && !result.noAssessment && detail.job.delay_start === 0;
	if (goesOn && result.url) redirect(result.url);
	return (
		<>
			<style>{brandStyle(view.colours, view.background)}</style>
			<ApplicationResult
				result={"status" in result ? { problems: refusalTexts(result, page) } : result}
				back={`${jobPath(view.code)}#apply`}
				deviceType={detail.job.device_type}
				words={applicationWords(page)}
			/>
		</>
	);
}
