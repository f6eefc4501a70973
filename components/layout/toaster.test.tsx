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

describe("toasts", () => {
	it("announce a failure assertively, with its title, and stay until closed", () => {
		const alert = screen.getByRole("alert");
		expect(alert).toBeEmptyDOMElement();
		act(() => showError("Error", "An error occured."));
		wait(600_000);
		expect(alert).toHaveTextContent("ErrorAn error occured.");
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
		fireEvent.click(screen.getByRole("button", { name: "Close" }));
		expect(alert).toBeEmptyDOMElement();
	});

	it("announce a success politely and disappear by themselves", () => {
		act(() => showSuccess("Copied."));
		expect(screen.getByRole("status")).toHaveTextContent("Copied.");
		expect(screen.getByRole("alert")).toBeEmptyDOMElement();
		wait(6_100);
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});

	it("are replaced by the next one, with its own timer", () => {
		act(() => showSuccess("Copied."));
		wait(5_000);
		act(() => showError("Error", "An error occured."));
		wait(5_000);
		expect(screen.getByRole("alert")).toHaveTextContent("An error occured.");
		expect(screen.getByRole("status")).toBeEmptyDOMElement();
	});
});
