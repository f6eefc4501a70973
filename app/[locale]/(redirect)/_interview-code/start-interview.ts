import { headers } from "next/headers";
import { type Code, parseCode } from "@/lib/contract/code";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { type Locale, localeOf, prefixOf } from "@/lib/i18n/locales";
import {
	checkedPath,
	elsewherePath,
	MISSING_PATH,
	readComesBack,
	readRoute,
	unsurePath,
} from "@/lib/interview-code/addresses";
import { interviewAddress } from "@/lib/interview-code/interview-address";
import { placeElsewhere } from "@/lib/interview-code/place";
import { env } from "@/lib/server/env";
import { HostFailure } from "@/lib/server/host-failure";
import { readCode } from "@/lib/server/page-address";
import { readFresh } from "@/lib/server/read-fresh";
import { requestDevice } from "@/lib/server/request-device";

/** A clock's minutes ahead of UTC; null for an offset that no time zone has. */
function readOffset(text: string | null): number | null {
	const offset = /^-?\d{1,3}$/.test(text ?? "") ? Number(text) : null;
	return offset !== null && Math.abs(offset) <= 14 * 60 ? offset : null;
}

/** What the host knows of the code; null for an unknown code, `failed` without a usable answer. */
async function check({ code, region }: Code) {
	const params = { interviewCode: code };
	try {
		return await readFresh(ENDPOINTS.checkCode, { params, query: "?debug=false", region, subject: "interview_code" });
	} catch (error) {
		if (error instanceof HostFailure) return "failed";
		throw error;
	}
}

/** The target of a code in this browser: a path of this site, or an interview's address. */
async function destination(
	code: Code,
	query: URLSearchParams,
	locale: Locale,
): Promise<string | { interview: string }> {
	const answer = await check(code);
	const route = readRoute(query.get("at")) ?? "code";
	const comesBack = readComesBack(query);
	if (answer === "failed") return (comesBack ? checkedPath : unsurePath)(route, code.code);
	if (!answer) return MISSING_PATH;
	// The interview's page says why one has ended, on every device.
	const place = !answer.ended && placeElsewhere(answer.device_type, requestDevice(await headers()).system);
	if (place) return elsewherePath(code.code, place);
	if (comesBack && !answer.ended) return checkedPath(route, code.code);
	const answered = parseCode(answer.interview_code)?.code ?? code.code;
	const interview = { code: code.code, answered, offset: readOffset(query.get("offset")), locale };
	return { interview: interviewAddress(interview, env().publicHosts) };
}

interface Params {
	locale: string;
	code: string;
}

/**
 * The target of `/code/{code}/start`: the interview, if the code is known and this browser may answer it. The query may
 * contain the visitor's clock and the page that they came from.
 */
export async function startInterview(params: Params, query: URLSearchParams): Promise<string> {
	const locale = localeOf(params.locale);
	const code = readCode(params.code);
	const to = code ? await destination(code, query, locale) : MISSING_PATH;
	return typeof to === "string" ? prefixOf(locale) + to : to.interview;
}
