import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache, type ReactNode } from "react";
import { ApplicationRefused } from "@/components/application/success/application-refused";
import { ApplicationResult } from "@/components/application/success/application-result";
import { ButtonLink } from "@/components/ui/button";
import { LeadOn } from "@/components/ui/lead-on";
import { isDuplicate } from "@/lib/application/duplicate";
import { answeredOutcome, type LaterOutcome, laterOutcome } from "@/lib/application/outcome";
import { lostLinkFor } from "@/lib/application/sent-address";
import { brandStyle } from "@/lib/brand/brand";
import { regionOf, regionOfToken } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { sourceIn } from "@/lib/contract/link-source";
import type { System } from "@/lib/interview-code/device";
import { type RefusedApplication, readApplied, type SentForm } from "@/lib/server/form-result";
import { loadPart } from "@/lib/server/load-part";
import { readFresh } from "@/lib/server/read-fresh";
import { requestDevice } from "@/lib/server/request-device";
import { applicationMessages, applicationStoreLinks, hasDueDate } from "../apply-setup";
import { type JobPageData, type JobParams, loadJobPage } from "../load";
import { missingMetadata } from "../metadata";
import { MissingJob } from "../missing-job";
import { refusalTexts } from "./refusal-texts";

interface Props {
	params: Promise<JobParams>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The result of this browser's application, read once for head and body. */
const readResult = cache(async () => {
	const jar = await cookies();
	return readApplied((name) => jar.get(name)?.value);
});

/** What a sent application has become since: another step, or `gone`; undefined if its first screen is right. */
const readLater = cache(async (token: string): Promise<LaterOutcome | "gone" | undefined> => {
	const reading = { params: { token }, region: regionOfToken(token), subject: "job" };
	const sent = await loadPart("application", () => readFresh(ENDPOINTS.sentApplication, reading), undefined);
	return sent === null ? "gone" : sent && laterOutcome(sent.state);
});

async function load(params: Props["params"]) {
	const [page, result] = await Promise.all([loadJobPage(await params), readResult()]);
	const later = result && "code" in result && result.token ? await readLater(result.token) : undefined;
	return page && { page, result: later === "gone" ? null : result, later: later === "gone" ? undefined : later };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>;

/** The next step after a sent application, by the job's settings. */
const followsFrom = ({ code, url, noAssessment }: SentForm, { job }: JobPageData["detail"]) =>
	answeredOutcome(
		{ interview_code: code, url, assesment_not_available: noAssessment },
		{ delayStart: job.delay_start, deviceType: job.device_type },
	);

function titleOf({ page, result, later }: Loaded): string {
	const messages = applicationMessages(page);
	if (!result || !("code" in result)) return messages.ERROR_SEND_TITLE;
	const { kind } = later ?? followsFrom(result, page.detail);
	if (kind === "withdrawn") return messages.WITHDRAWN_TITLE;
	return kind === "received" ? messages.RECEIVED_TITLE : messages.SUCCESS_TITLE;
}

/** Head of the page with an application's result. */
export async function appliedMetadata({ params }: Props): Promise<Metadata> {
	const loaded = await load(params);
	if (!loaded) return missingMetadata((await params).locale);
	const title = `${titleOf(loaded)} · ${loaded.page.view.title}`;
	return { title, robots: { index: false }, referrer: "no-referrer" };
}

interface TakenProps extends Pick<Loaded, "page" | "later"> {
	result: SentForm;
	system: System;
	back: ReactNode;
}

function Taken({ page, result, later, system, back }: TakenProps) {
	const outcome = later ?? followsFrom(result, page.detail);
	return (
		<>
			{outcome.kind === "redirect" && <LeadOn url={outcome.url} />}
			<ApplicationResult
				result={result}
				outcome={outcome}
				company={page.view.company.name}
				hasDueDate={hasDueDate(page)}
				system={system}
				back={back}
				around={page.around}
				storeLinks={applicationStoreLinks(page)}
				messages={applicationMessages(page)}
			/>
		</>
	);
}

/** Whether the host refused the application because the candidate has applied before. */
const isRepeated = (result: RefusedApplication): boolean =>
	"status" in result && isDuplicate(result.status, { message: result.reason, errors: result.errors });

/** Where the candidate's link was posted; it is sent with the next attempt too. */
function sourceQuery(query: Awaited<Props["searchParams"]>): string {
	const given = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one = "") => [name, one]));
	const source = sourceIn(new URLSearchParams(given).toString());
	return source && `?${source}`;
}

/** The result of an application that a browser posted without script. Without a result, the page is missing. */
export async function AppliedPage({ params, searchParams }: Props) {
	const [loaded, sent, query] = await Promise.all([load(params), headers(), searchParams]);
	if (!loaded) return <MissingJob params={await params} />;
	const { page, result, later } = loaded;
	const { view } = page;
	if (!result) redirect(view.path);
	const messages = applicationMessages(page);
	const back = (
		<ButtonLink href={`${view.path}${sourceQuery(query)}#apply`} quiet>
			{messages.RESULT_BACK}
		</ButtonLink>
	);
	return (
		<>
			<style>{brandStyle(view.colours, view.background)}</style>
			{"code" in result ? (
				<Taken page={page} result={result} later={later} system={requestDevice(sent).system} back={back} />
			) : (
				<ApplicationRefused
					problems={refusalTexts(result, page)}
					back={back}
					lostLink={isRepeated(result) ? lostLinkFor(page.around, regionOf(view.code)) : undefined}
					messages={messages}
				/>
			)}
		</>
	);
}
