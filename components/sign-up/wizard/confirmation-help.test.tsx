import { fireEvent, render, screen } from "@testing-library/react";
import english from "@/messages/en/sign-up.json";
import { ConfirmationHelp } from "./confirmation-help";

const messages = { confirmation: english.confirmation, problems: english.errors };

describe("help with the confirmation's mail", () => {
	it("is left out where the host can't give it", () => {
		const { container } = render(<ConfirmationHelp messages={messages} result={undefined} isOpen={false} />);
		expect(container).toBeEmptyDOMElement();
	});

	it("ends where the host turns out to lack it, with a reason", () => {
		const result = { wish: "again", outcome: { kind: "missing" } } as const;
		render(<ConfirmationHelp messages={messages} result={result} isOpen={false} />);
		expect(screen.getByRole("status")).toHaveTextContent(english.confirmation.missing);
		expect(screen.queryByRole("button")).not.toBeInTheDocument();
	});

	it("shows the new address's problem at its field", () => {
		const result = { wish: "change", outcome: { kind: "refused", text: "emailInvalid" }, email: "nobody" } as const;
		render(<ConfirmationHelp messages={messages} result={result} isOpen />);
		const field = screen.getByRole("textbox");
		expect(field).toHaveValue("nobody");
		expect(field).toHaveAccessibleDescription(/Invalid email/);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("asks once while it waits", () => {
		const onAsk = jest.fn();
		const help = (isSending: boolean) => (
			<ConfirmationHelp messages={messages} result={undefined} isOpen isSending={isSending} onAsk={onAsk} />
		);
		const { rerender } = render(help(false));
		fireEvent.click(screen.getByRole("button", { name: english.confirmation.again }));
		rerender(help(true));
		fireEvent.click(screen.getByRole("button", { name: english.confirmation.again }));
		expect(onAsk.mock.calls).toEqual([["again", undefined]]);
	});
});
