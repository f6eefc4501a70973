import { act, render, screen } from "@testing-library/react";
import { SendingStatus } from "./sending-status.client";

const MESSAGES = {
	REQUEST_SUBMITTING: "Sending…",
	REQUEST_SLOW: "Takes longer.",
	REQUEST_OFFLINE: "You're offline.",
};

const status = (isSending: boolean) => <SendingStatus isSending={isSending} messages={MESSAGES} />;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
	jest.restoreAllMocks();
	jest.useRealTimers();
});

const setOnline = (isOnline: boolean) => {
	jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
	act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

describe("the sending status", () => {
	it("says after ten seconds that sending takes longer than usual", () => {
		const { rerender } = render(status(true));
		act(() => jest.advanceTimersByTime(9_900));
		expect(screen.getByRole("status")).toHaveTextContent("Sending…");
		expect(screen.getByRole("status")).toHaveClass("sr-only");
		act(() => jest.advanceTimersByTime(200));
		expect(screen.getByRole("status")).toHaveTextContent("Takes longer.");
		expect(screen.getByRole("status")).not.toHaveClass("sr-only");
		rerender(status(false));
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		rerender(status(true));
		expect(screen.getByRole("status")).toHaveTextContent("Sending…");
	});

	it("says so while there is no connection", () => {
		const { rerender } = render(status(false));
		setOnline(false);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		rerender(status(true));
		expect(screen.getByRole("status")).toHaveTextContent("You're offline.");
		setOnline(true);
		expect(screen.getByRole("status")).toHaveTextContent("Sending…");
	});
});
