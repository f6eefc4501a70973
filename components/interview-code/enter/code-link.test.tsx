import { act, render, screen } from "@testing-library/react";
import messages from "@/messages/en/enter-code.json";
import { CodeLink } from "./code-link.client";

HTMLDialogElement.prototype.showModal = jest.fn();

it("opens the popup from the address in the first frame", async () => {
	const frames: FrameRequestCallback[] = [];
	jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
	// An assignment to the hash would tell of its change later, when the link already listens.
	window.history.replaceState(null, "", "#enter-code");
	render(<CodeLink locale="en" text="Enter code" messages={messages} className="" />);
	await act(() => import("./code-popup.client"));
	expect(screen.queryByPlaceholderText("Enter Code")).toBeNull();
	for (const frame of frames) frame(0);
	expect(await screen.findByPlaceholderText("Enter Code")).toHaveFocus();
});

it("opens another popup if the link is pressed before the close event of the previous one", async () => {
	window.history.replaceState(null, "", "/");
	render(<CodeLink locale="en" text="Enter code" messages={messages} className="" />);
	const press = () => act(async () => screen.getByText("Enter code").click());
	await press();
	const closed = (await screen.findByPlaceholderText("Enter Code")).closest("dialog");
	await press();
	closed?.dispatchEvent(new Event("close"));
	const field = await screen.findByPlaceholderText("Enter Code");
	expect(closed?.contains(field)).toBe(false);
});
