import { act, fireEvent, renderHook, waitFor } from "@testing-library/react";
import { checkEmail } from "@/lib/api-client/check-email";
import { EMAIL_CHECK_MS } from "@/lib/sign-up/email-check";
import { useEmailCheck } from "./use-email-check.client";

jest.mock("@/lib/api-client/check-email");

it("tells what a host says about an email only after a press, which the notes below the field would move", async () => {
	jest.useFakeTimers();
	jest.mocked(checkEmail).mockResolvedValue(false);
	const { result } = renderHook(() => useEmailCheck("en"));
	act(() => result.current.check.change("ada@fold.example"));
	fireEvent(window, new MouseEvent("pointerdown", { button: 0 }));
	await act(() => jest.advanceTimersByTimeAsync(EMAIL_CHECK_MS));
	expect(checkEmail).toHaveBeenCalled();
	expect(result.current.state).toBe("checking");
	jest.useRealTimers();
	fireEvent.pointerUp(window);
	await waitFor(() => expect(result.current.state).toBe("taken"));
});
