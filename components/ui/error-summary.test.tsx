import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "./error-summary.client";

const ITEMS = [
	{ id: "full-name", text: "Enter your name" },
	{ id: "email", text: "Enter your email" },
];

const summary = (attempt: number) => (
	<>
		<ErrorSummary heading="Two fields need another look" items={ITEMS} attempt={attempt} />
		<input id="full-name" aria-label="Name" />
		<input id="email" aria-label="Email" />
	</>
);

// jsdom has no layout to scroll.
beforeEach(() => {
	Element.prototype.scrollIntoView = jest.fn();
});

it("takes focus with each failed attempt, and not in between", async () => {
	const { rerender } = render(summary(1));
	expect(screen.getByRole("alert")).toHaveFocus();
	await userEvent.click(screen.getByLabelText("Name"));
	rerender(summary(1));
	expect(screen.getByLabelText("Name")).toHaveFocus();
	rerender(summary(2));
	expect(screen.getByRole("alert")).toHaveFocus();
});

it("links to each message's field without changing the address", async () => {
	render(summary(1));
	await userEvent.click(screen.getByRole("link", { name: "Enter your email" }));
	expect(screen.getByLabelText("Email")).toHaveFocus();
	expect(location.hash).toBe("");
});

it("is not announced as a whole when one message disappears", () => {
	render(summary(1));
	expect(screen.getByRole("alert")).toHaveAttribute("aria-atomic", "false");
});
