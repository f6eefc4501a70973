import { act, fireEvent, render, screen } from "@testing-library/react";
import { useCallback, useState } from "react";
import { Toast } from "./toast.client";

function Page() {
	const [shown, setShown] = useState(0);
	const close = useCallback(() => setShown(0), []);
	return (
		<>
			<button type="button" onClick={() => setShown(shown + 1)}>
				Copy
			</button>
			<Toast text="Copied." shown={shown} closeLabel="Close" onClose={close} />
		</>
	);
}

const copyButton = () => screen.getByRole("button", { name: "Copy" });
const closeButton = () => screen.getByRole("button", { name: "Close" });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
	jest.useFakeTimers();
	render(<Page />);
});
afterEach(() => jest.useRealTimers());

describe("a toast", () => {
	it("is announced by an existing live region and disappears by itself", () => {
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		fireEvent.click(copyButton());
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
		wait(5_900);
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
		wait(200);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("stays while hovered", () => {
		fireEvent.click(copyButton());
		fireEvent.pointerEnter(screen.getByText("Copied."));
		wait(60_000);
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
		fireEvent.pointerLeave(screen.getByText("Copied."));
		wait(6_100);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("stays while focused, and returns focus when closed", () => {
		act(() => copyButton().focus());
		fireEvent.click(copyButton());
		act(() => closeButton().focus());
		wait(60_000);
		fireEvent.click(closeButton());
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		expect(copyButton()).toHaveFocus();
	});

	it("closes on Escape from inside", () => {
		fireEvent.click(copyButton());
		act(() => closeButton().focus());
		fireEvent.keyDown(closeButton(), { key: "Escape" });
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("restarts when it is shown again", () => {
		fireEvent.click(copyButton());
		wait(5_000);
		fireEvent.click(copyButton());
		wait(5_000);
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
	});
});
