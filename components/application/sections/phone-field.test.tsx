import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type PhoneReading, readPhone } from "@/lib/api-client/read-phone";
import { applicationMessages, renderInForm } from "@/tests/support/people/form-in-test";
import { PhoneField } from "./phone-field.client";

jest.mock("@/lib/api-client/read-phone");

const JOB = { code: "ORBIT1", country: "ID", language: "en" } as const;
const SHORT: PhoneReading = { phone: "", country: "", problem: "short" };

/** Leaves the field with the beginning of a number; `answer` gives the host's reading of it. */
async function leaveWithShort() {
	let answer: (reading: PhoneReading) => void = () => {};
	jest.mocked(readPhone).mockReturnValueOnce(
		new Promise((resolve) => {
			answer = resolve;
		}),
	);
	renderInForm(<PhoneField job={JOB} messages={applicationMessages} />);
	const [user, phone] = [userEvent.setup(), screen.getByRole("textbox")];
	await user.type(phone, "0812");
	await user.tab();
	return { user, phone, answer: () => act(async () => answer(SHORT)) };
}

it("calls a number wrong that the host finds too short", async () => {
	const { phone, answer } = await leaveWithShort();
	await answer();
	expect(phone).toHaveAccessibleDescription(/This number is too short/);
});

it("calls a number right that was completed before the host answered about its beginning", async () => {
	const { user, phone, answer } = await leaveWithShort();
	await user.type(phone, "70001234");
	await answer();
	expect(phone).not.toHaveAttribute("aria-invalid");
	expect(phone).not.toHaveAccessibleDescription(/too short/);
});
