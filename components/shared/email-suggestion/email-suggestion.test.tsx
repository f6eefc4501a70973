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

describe("the question whether another address was meant", () => {
	it("is asked once nothing was typed for a moment, to be seen and to be heard", () => {
		render(field);
		write("ayu@gmial.com");
		expect(aloud()).toBe("");
		pause();
		expect(aloud()).toBe("Did you mean ayu@gmail.com?");
		expect(screen.getByRole("button", { name: "Did you mean ayu@gmail.com?" })).toBeVisible();
	});

	it("goes as soon as something else is typed, and isn't asked of an address that looks right", () => {
		render(field);
		write("ayu@gmial.com");
		pause();
		write("ayu@ymail.com");
		expect(screen.queryByRole("button")).toBeNull();
		pause();
		expect([aloud(), screen.queryByRole("button")]).toEqual(["", null]);
	});

	it("is answered by a key: the address is taken, the field hears of it, and has the focus", async () => {
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
