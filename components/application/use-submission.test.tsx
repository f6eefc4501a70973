import { act, renderHook } from "@testing-library/react";
import { sendApplication } from "@/lib/api-client/send-application";
import { readSentState } from "@/lib/api-client/sent-state";
import { applicationTarget } from "@/lib/application/target";
import { duplicateEmail } from "@/lib/contract/errors";
import type { ApplicationPayload } from "@/lib/contract/schemas/application";
import { rulesOf } from "@/tests/support/people/application-form";
import type { ApplySetup } from "./setup";
import { useSubmission } from "./use-submission.client";

const target = applicationTarget({ by: "code" }, { companyId: "3", jobId: "7", code: "ORBIT1" });
jest.mock("@/lib/api-client/send-application");
jest.mock("@/lib/api-client/sent-state");

const setup = {
	job: { target },
	rules: rulesOf(),
	followUp: { delayStart: 1, deviceType: undefined },
	resends: false,
	around: "en",
} as unknown as Pick<ApplySetup, "job" | "rules" | "followUp" | "resends" | "around">;
type Answer = Awaited<ReturnType<typeof sendApplication>>;

const sending = jest.mocked(sendApplication);
const NO_ANSWER = { interview_code: undefined, url: undefined, assesment_not_available: false };
const places = {};
const payload = { fullname: "Suharto" } as ApplicationPayload;

it("an application that can't be sent at all fails and unlocks its form", async () => {
	jest.spyOn(crypto, "getRandomValues").mockImplementation(() => {
		throw new Error("no random values");
	});
	const { result } = renderHook(() => useSubmission(setup));
	const refusal = await act(() => result.current.submit(payload, places));
	expect(refusal).toEqual({ kind: "form", code: "ERROR_SEND_FAILED" });
	expect([result.current.sending, result.current.refused]).toEqual([false, refusal]);
});

it("a sent application remembers that nobody can open its CV", async () => {
	sending.mockResolvedValueOnce({ ok: true, result: { ...NO_ANSWER, interview_code: "ABCD1234" } });
	const { result } = renderHook(() => useSubmission(setup));
	await act(() => result.current.submit(payload, places, "locked"));
	expect(result.current.submitted?.closedCv).toBe("locked");
	expect(renderHook(() => useSubmission(setup)).result.current.submitted?.closedCv).toBe("locked");
	window.sessionStorage.clear();
});

const duplicate: Answer = { ok: false, status: 409, body: { message: duplicateEmail("hr@x.co") } };
const lost: Answer = { ok: false, status: 0, body: {} };

/** A form whose attempts get responses one after the other. */
function formAnswered(...answers: Answer[]) {
	for (const answer of answers) sending.mockResolvedValueOnce(answer);
	const { result } = renderHook(() => useSubmission(setup));
	return { result, submit: (more = {}) => act(() => result.current.submit({ ...payload, ...more }, places)) };
}

describe("an application that a host reports as a duplicate", () => {
	afterEach(() => window.sessionStorage.clear());

	it("has arrived if the same attempt had no clear response before", async () => {
		const { result, submit } = formAnswered(lost, duplicate);
		await submit();
		expect(await submit()).toBeNull();
		expect(result.current.submitted).toMatchObject({ outcome: { kind: "unanswered", contact: "hr@x.co" } });
	});

	it("has arrived if the previous attempt of the same call had no clear response", async () => {
		const { result, submit } = formAnswered({ ...duplicate, isRepeat: true });
		expect(await submit()).toBeNull();
		expect(result.current.submitted).toMatchObject({ name: "Suharto", outcome: { kind: "unanswered" } });
	});

	it("is a duplicate if the first response says so, however often it is sent", async () => {
		const { submit } = formAnswered(duplicate, duplicate);
		const refusal = {
			kind: "fields",
			problems: { email: "ERROR_EMAIL_REGISTERED" },
			details: { email: "hr@x.co" },
			rest: "",
		};
		expect([await submit(), await submit()]).toEqual([refusal, refusal]);
	});

	it("is a duplicate if it differs from the attempt without a clear response", async () => {
		const { submit } = formAnswered(lost, duplicate);
		await submit();
		expect(await submit({ preferred_name: "Harto" })).toMatchObject({ kind: "fields" });
	});
});

describe("an application that this tab has sent before a reload", () => {
	const sent = {
		name: "Suharto",
		email: "",
		result: { interview_code: "ABCD1234", application_token: "t".repeat(43) },
	};
	const open = async (state: Awaited<ReturnType<typeof readSentState>>) => {
		jest.mocked(readSentState).mockResolvedValueOnce(state);
		window.sessionStorage.setItem(`applied:${target.formKey}`, JSON.stringify(sent));
		const { result } = renderHook(() => useSubmission(setup));
		await act(async () => undefined);
		return result.current.submitted;
	};
	afterEach(() => window.sessionStorage.clear());

	it.each([
		["interview_open", "success"],
		[undefined, "success"],
		["withdrawn", "withdrawn"],
		["answered", "received"],
		["interview_over", "received"],
	] as const)("with the state %s has the outcome %s", async (state, kind) => {
		expect(await open(state)).toMatchObject({ restored: true, outcome: { kind } });
	});

	it("isn't reported as submitted any more above an empty form once it was withdrawn", async () => {
		jest.mocked(readSentState).mockResolvedValueOnce("withdrawn");
		window.sessionStorage.setItem(`applied:${target.formKey}`, JSON.stringify(sent));
		const { result } = renderHook(() => useSubmission(setup));
		await act(async () => undefined);
		act(() => result.current.reset());
		expect([result.current.submitted, result.current.done]).toEqual([null, false]);
	});

	it("is forgotten once it was deleted", async () => {
		expect(await open(null)).toBeNull();
		expect(window.sessionStorage.length).toBe(0);
	});
});
