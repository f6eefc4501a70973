import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type PhoneReading, readPhone } from "@/lib/api-client/read-phone";
import { applicationMessages, renderInForm } from "@/tests/support/people/form-in-test";
import { PhoneField } from "./phone-field.client";

jest.mock("@/lib/api-client/read-phone");

const JOB = { code: "ORBIT1", country: "ID", language: "en" } as const;
/** Leaves the field with a number; `answer` gives the host's reading of it. */
async function leaveWith(typed: string, problem: PhoneReading["problem"]) {
	let answer: (reading: PhoneReading) => void = () => {};
	jest.mocked(readPhone).mockReturnValueOnce(
		new Promise((resolve) => {
			answer = resolve;
		}),
	);
	renderInForm(<PhoneField job={JOB} messages={applicationMessages} />);
	const [user, phone] = [userEvent.setup(), screen.getByRole("textbox")];
	await user.type(phone, typed);
	await user.tab();
	return { user, phone, answer: () => act(async () => answer({ phone: "", country: "", problem })) };
}

it.each([
	["0812", "short"],
	["+44 7911 123456 78", "long"],
] as const)("calls a number wrong that the host finds too short or too long: %s", async (typed, problem) => {
	const { phone, answer } = await leaveWith(typed, problem);
	await answer();
	expect(phone).toHaveAccessibleDescription(new RegExp(`This number is too ${problem}`));
});

it("says nothing about a number while something else is pressed, which the line would move", async () => {
	const { phone, answer } = await leaveWith("0812", "unknown");
	fireEvent(window, new MouseEvent("pointerdown", { button: 0 }));
	await answer();
	expect(phone).not.toHaveAccessibleDescription(/There is no such number/);
	fireEvent.pointerUp(window);
	await waitFor(() => expect(phone).toHaveAccessibleDescription(/There is no such number/));
});

it("calls a number right that was completed before the host answered about its beginning", async () => {
	const { user, phone, answer } = await leaveWith("0812", "short");
	await user.type(phone, "70001234");
	await answer();
	expect(phone).not.toHaveAttribute("aria-invalid");
	expect(phone).not.toHaveAccessibleDescription(/too short/);
});
