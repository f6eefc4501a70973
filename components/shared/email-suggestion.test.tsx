import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import english from "@/messages/en/common.json";
import { EmailSuggestion } from "./email-suggestion.client";

const heard = jest.fn();

const field = (
	<div>
		<input id="email" type="email" onChange={({ target }) => heard(target.value)} />
		<EmailSuggestion fieldId="email" question={english.emailMeant} />
	</div>
);

const box = () => screen.getByRole("textbox");
const aloud = () => screen.getByRole("status").textContent;
const write = (value: string) => fireEvent.input(box(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(800));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.useRealTimers();
	heard.mockClear();
});

describe("the email suggestion", () => {
	it("appears after a pause in typing, visibly and audibly", () => {
		render(field);
		write("ayu@gmial.com");
		expect(aloud()).toBe("");
		pause();
		expect(aloud()).toBe("Did you mean ayu@gmail.com?");
		expect(screen.getByRole("button", { name: "Did you mean ayu@gmail.com?" })).toBeVisible();
	});

	it("disappears on further typing, and never appears for a plausible address", () => {
		render(field);
		write("ayu@gmial.com");
		pause();
		write("ayu@ymail.com");
		expect(screen.queryByRole("button")).toBeNull();
		pause();
		expect([aloud(), screen.queryByRole("button")]).toEqual(["", null]);
	});

	it("is accepted by keyboard: the field gets the address, an event, and focus", async () => {
		render(field);
		write("Ayu@yahoo.con");
		pause();
		const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
		await user.tab();
		await user.tab();
		expect(screen.getByRole("button")).toHaveFocus();
		await user.keyboard("{Enter}");
		expect(heard).toHaveBeenLastCalledWith("Ayu@yahoo.com");
		expect(box()).toHaveValue("Ayu@yahoo.com");
		expect(box()).toHaveFocus();
		expect(screen.queryByRole("button")).toBeNull();
	});
});
