import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { enterCode } from "@/lib/api-client/enter-code";
import type { CodeOutcome } from "@/lib/interview-code/code-outcome";
import messages from "@/messages/en/enter-code.json";
import { CodeForm } from "./code-form.client";

jest.mock("@/lib/api-client/enter-code");
const request = jest.mocked(enterCode);

/** Answers the next call when the test calls it. */
function answerLater(): (outcome: CodeOutcome) => void {
	let answer: (outcome: CodeOutcome) => void = () => undefined;
	request.mockImplementationOnce(
		() =>
			new Promise((done) => {
				answer = done;
			}),
	);
	return (outcome) => answer(outcome);
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>("Enter Code");
const show = () => render(<CodeForm locale="en" messages={messages} />);

beforeEach(() => request.mockReset());

it("has one labelled field, for codes only", () => {
	show();
	expect(screen.getAllByRole("textbox")).toEqual([screen.getByLabelText("Code")]);
	expect(field()).toHaveAttribute("maxlength", "40");
	expect(field()).toHaveAttribute("autocapitalize", "characters");
	expect(field()).toHaveAttribute("autocomplete", "off");
	expect(field()).toHaveAttribute("enterkeyhint", "go");
});

it("removes other characters than letters and digits on blur", async () => {
	show();
	await userEvent.type(field(), " demo-12 34+EU.");
	await userEvent.tab();
	expect(field()).toHaveValue("demo1234EU");
	expect(request).not.toHaveBeenCalled();
});

it("decodes an encoded plus sign of a copied link", async () => {
	show();
	await userEvent.type(field(), "abc%2Beu");
	await userEvent.tab();
	expect(field()).toHaveValue("abceu");
});

it("cleans a code sent from the field itself, and shows the loader in its place", async () => {
	answerLater();
	show();
	await userEvent.type(field(), "DEMO-1234{Enter}");
	expect(request).toHaveBeenCalledWith("DEMO1234", "en", expect.any(AbortSignal));
	expect(screen.getByRole("status")).toHaveTextContent("Redirecting...");
	expect(screen.getByRole("status")).toHaveFocus();
	expect(field().closest(".invisible")).not.toBeNull();
});

it.each<[string, CodeOutcome, string | null]>([
	["the host's text", { text: "We don't know this code." }, "We don't know this code."],
	["nothing", {}, null],
	["our words for a call without an answer", { reason: "noAnswer" }, messages.noAnswer],
])("returns the field with %s, focused and as typed", async (_, outcome, text) => {
	const answer = answerLater();
	show();
	await userEvent.type(field(), "NOPE1234{Enter}");
	answer(outcome);
	await screen.findByText((_text, element) => element?.getAttribute("role") === "status" && !element.textContent);
	expect(field()).toHaveFocus();
	expect(field()).toHaveValue("NOPE1234");
	expect(field().closest(".invisible")).toBeNull();
	if (text) expect(field()).toHaveAccessibleDescription(`${text} ${messages.hint}`);
	else expect(field()).toHaveAccessibleDescription(messages.hint);
	expect(field().getAttribute("aria-invalid")).toBe(text && "true");
});

it("reports a missing code without a call", async () => {
	show();
	await userEvent.type(field(), " - {Enter}");
	expect(request).not.toHaveBeenCalled();
	expect(field()).toHaveFocus();
	expect(screen.getByText(messages.noCode)).toBeVisible();
});

it("ends its call on unmount and ignores its response", async () => {
	const answer = answerLater();
	const { unmount } = show();
	await userEvent.type(field(), "DEMO1234{Enter}");
	unmount();
	expect(request.mock.calls[0]?.[2].aborted).toBe(true);
	answer({ goal: "/code/DEMO1234" });
});

it("restores the field in a page from the back-forward cache", async () => {
	answerLater();
	show();
	await userEvent.type(field(), "DEMO1234{Enter}");
	fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
	expect(screen.getByRole("status")).toBeEmptyDOMElement();
	expect(field()).toHaveValue("DEMO1234");
});

it("shows the result of a post without script, with the input", () => {
	render(<CodeForm locale="id" messages={messages} served={{ typed: "no-pe", text: "We don't know it." }} />);
	expect(field()).toHaveValue("no-pe");
	expect(field()).toHaveAccessibleDescription(/We don't know it/);
	expect(field().form).toHaveAttribute("action", "/api/popupcode?language=id");
	expect(field().form).toHaveAttribute("method", "post");
});
