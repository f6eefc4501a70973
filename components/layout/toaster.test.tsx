import { act, fireEvent, render, screen } from "@testing-library/react";
import { closeToast, showError, showSuccess } from "@/lib/client-state/toast";
import { Toaster } from "./toaster.client";

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
	jest.useFakeTimers();
	render(<Toaster closeLabel="Close" />);
});
afterEach(() => {
	act(closeToast);
	jest.useRealTimers();
});

describe("the page's notices", () => {
	it("interrupt to tell of a failure, with its title, and stay until they are closed", () => {
		const alert = screen.getByRole("alert");
		expect(alert).toBeEmptyDOMElement();
		act(() => showError("Error", "An error occured."));
		wait(600_000);
		expect(alert).toHaveTextContent("ErrorAn error occured.");
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		fireEvent.click(screen.getByRole("button", { name: "Close" }));
		expect(alert).toBeEmptyDOMElement();
	});

	it("tell of a success quietly, and go away by themselves", () => {
		act(() => showSuccess("Copied."));
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
		expect(screen.getByRole("alert")).toBeEmptyDOMElement();
		wait(6_100);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("give way to the next, whose time is its own", () => {
		act(() => showSuccess("Copied."));
		wait(5_000);
		act(() => showError("Error", "An error occured."));
		wait(5_000);
		expect(screen.getByRole("alert")).toHaveTextContent("An error occured.");
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});
});
