import { JOB_CODE_HEADER } from "@/lib/api-client/headers";
import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { PhoneProblem } from "@/lib/contract/schemas/phone";
import { callApi } from "./call-api";
import { limited } from "./limited";

// Written out because the table itself would bring its schemas into the browser; the type keeps it equal.
const PATH: `/api${(typeof ENDPOINTS)["readPhone"]["path"]}` = "/api/check_phone";

/** A phone number as the host of a job understands it. */
export interface PhoneReading {
	/** In international format, such as "+62 812-7000-1234". */
	phone: string;
	/** ISO 3166 alpha-2; empty for numbers that belong to no country. */
	country: string;
	/** What is the matter with a number that the host can't read. */
	problem?: PhoneProblem | undefined;
}

interface PhoneInput {
	phone: string;
	/** The job's country; numbers without a calling code are read by its rules. */
	country: string;
	/** The job's open code, which gives the region. */
	openCode: string;
}

/** Asks the job's host how it understands a phone number; null when it doesn't, or gives no answer. */
export async function readPhone(
	{ phone, country, openCode }: PhoneInput,
	signal: AbortSignal,
): Promise<PhoneReading | null> {
	try {
		return await limited(TIMEOUT_MS.read, signal, async (end) => {
			const response = await callApi(PATH, {
				method: "POST",
				headers: { "content-type": "application/json", ...(openCode && { [JOB_CODE_HEADER]: openCode }) },
				body: JSON.stringify({ phone, country }),
				signal: end,
			});
			const body: Partial<PhoneReading> | null = response.status === 200 ? await response.json() : null;
			const { phone: read = "", country: home = "", problem } = body ?? {};
			return read || problem ? { phone: read, country: home, problem } : null;
		});
	} catch {
		return null;
	}
}
