import { act, render, screen } from "@testing-library/react";
import { registration } from "@/lib/client-state/registration";
import { useSaveErrors } from "./use-save-errors.client";

function Form() {
	const { refusalOf, settle } = useSaveErrors();
	return (
		<>
			<p>{refusalOf("fullname")}</p>
			<button type="button" onClick={() => settle("fullname")}>
				changed
			</button>
		</>
	);
}

const refuse = (save_errors: Record<string, string[]>) => act(() => registration.set({ save_errors }));

afterEach(() => registration.reset());

describe("the save errors of a sign-up", () => {
	it("show until the field changes; other fields keep theirs", () => {
		render(<Form />);
		refuse({ fullname: ["Not this name.", "Nor that."], company_name: ["Not this one."] });
		expect(screen.getByText("Not this name.")).toBeInTheDocument();
		act(() => screen.getByRole("button").click());
		expect(screen.queryByText("Not this name.")).not.toBeInTheDocument();
		expect(registration.get()).toEqual({ save_errors: { company_name: ["Not this one."] } });
	});

	it("are cleared with the form", () => {
		const { unmount } = render(<Form />);
		refuse({ fullname: ["Not this name."] });
		unmount();
		expect(registration.get()).toEqual({ save_errors: {} });
	});
});
