import { act, renderHook } from "@testing-library/react";
import { applicationTarget } from "@/lib/application/target";
import type { ApplicationPayload } from "@/lib/contract/schemas/application";
import { rulesOf } from "@/tests/support/application-form";
import type { ApplySetup } from "./setup";
import { useSubmission } from "./use-submission.client";

const target = applicationTarget({ by: "code" }, { companyId: "3", jobId: "7", code: "ORBIT1" });
const setup = { job: { target }, rules: rulesOf() } as Pick<ApplySetup, "job" | "rules" | "followUp">;
const payload = { fullname: "Suharto" } as ApplicationPayload;

it("an application that can't even be sent is refused, and its form is free again", async () => {
	jest.spyOn(crypto, "getRandomValues").mockImplementation(() => {
		throw new Error("no random values");
	});
	const { result } = renderHook(() => useSubmission(setup));
	const refusal = await act(() => result.current.submit(payload, {} as Parameters<typeof result.current.submit>[1]));
	expect(refusal).toEqual({ kind: "form", code: "ERROR_SEND_FAILED" });
	expect([result.current.sending, result.current.refused]).toEqual([false, refusal]);
});
