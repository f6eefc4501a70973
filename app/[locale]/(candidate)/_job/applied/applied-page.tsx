import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { ApplicationResult } from "@/components/apply/success/application-result";
import { LeadOn } from "@/components/ui/lead-on";
import { brandStyle } from "@/lib/brand/brand";
import { APPLIED } from "@/lib/server/form-result";
import { applicationWords } from "../apply-setup";
import { type JobParams, loadJobPage } from "../load";
import { refusalTexts } from "./refusal-texts";

interface Props {
	params: Promise<JobParams>;
}

async function load(params: Props["params"]) {
	const [page, jar] = await Promise.all([loadJobPage(await params), cookies()]);
	if (!page) notFound();
	return { page, result: APPLIED.read(jar.get(APPLIED.name)?.value) };
}

/** Head of the page that says what came of an application. */
export async function appliedMetadata({ params }: Props): Promise<Metadata> {
	const { page, result } = await load(params);
	const words = applicationWords(page);
	const title = result && "status" in result ? words.ERROR_SEND_TITLE : words.SUCCESS_TITLE;
	return { title: `${title} · ${page.view.title}`, robots: { index: false }, referrer: "no-referrer" };
}

/** What came of an application that a browser without script has posted. Without one there is nothing to see here. */
export async function AppliedPage({ params }: Props) {
	const { page, result } = await load(params);
	const { view, detail } = page;
	if (!result) redirect(view.path);
	const goesOn = "code" in result && !result.noAssessment && detail.job.delay_start === 0;
	return (
		<>
			{goesOn && result.url && <LeadOn url={result.url} />}
			<style>{brandStyle(view.colours, view.background)}</style>
			<ApplicationResult
				result={"status" in result ? { problems: refusalTexts(result, page) } : result}
				back={`${view.path}#apply`}
				deviceType={detail.job.device_type}
				words={applicationWords(page)}
			/>
		</>
	);
}
