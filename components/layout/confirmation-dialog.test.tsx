import { act, fireEvent, render, screen } from "@testing-library/react";
import { askToConfirm, confirmation } from "@/lib/client-state/confirmation";
import { stubDialogs } from "@/tests/support/browser/dialog";
import { ConfirmationDialog } from "./confirmation-dialog.client";

beforeAll(stubDialogs);
afterEach(() => act(() => confirmation.reset()));

function ask() {
	const onConfirm = jest.fn();
	render(<ConfirmationDialog messages={{ yes: "Leave", no: "Stay" }} />);
	expect(screen.queryByRole("dialog")).toBeNull();
	act(() => askToConfirm({ title: "Data is not saved!", text: "Are you sure you want to leave?", onConfirm }));
	expect(screen.getByRole("dialog", { name: "Data is not saved!" })).toHaveTextContent(
		"Are you sure you want to leave?",
	);
	return onConfirm;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the confirmation dialog", () => {
	it("runs its action once on yes, and closes", () => {
		const onConfirm = ask();
		press("Leave");
		expect(onConfirm).toHaveBeenCalledTimes(1);
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("does nothing on no", () => {
		const onConfirm = ask();
		press("Stay");
		expect(onConfirm).not.toHaveBeenCalled();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("offers no first, as the main action", () => {
		ask();
		const [no, yes] = screen
			.getAllByRole("button")
			.filter(({ textContent }) => /^(Leave|Stay)$/.test(textContent ?? ""));
		expect([no, yes].map((button) => button?.textContent)).toEqual(["Stay", "Leave"]);
		expect(no).toHaveClass("bg-brand");
		expect(yes).not.toHaveClass("bg-brand");
	});

	it("treats Escape as no", () => {
		const onConfirm = ask();
		act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
		expect(onConfirm).not.toHaveBeenCalled();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	it("shows the texts of the next question", () => {
		const first = ask();
		press("Stay");
		const second = jest.fn();
		act(() => askToConfirm({ title: "Remove it?", text: "", onConfirm: second }));
		expect(screen.getByRole("dialog", { name: "Remove it?" })).toBeVisible();
		press("Leave");
		expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
	});
});
