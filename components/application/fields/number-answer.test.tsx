import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fieldOf } from "@/tests/support/people/application-form";
import { renderInForm } from "@/tests/support/people/form-in-test";
import { NumberAnswer } from "./number-answer.client";

const FIELD = fieldOf({ label: "Crew", input_type: 3, min: 0, max: 200 });
const ABOVE = /less than or equal to/;

function setUp() {
	renderInForm(<NumberAnswer field={FIELD} index={0} />, { fields: [FIELD] });
	return { user: userEvent.setup(), crew: screen.getByLabelText("Crew") };
}

describe("a number above the maximum", () => {
	it("is rejected while typing, with a message", async () => {
		const { user, crew } = setUp();
		await user.type(crew, "2001");
		expect(crew).toHaveValue("200");
		expect(crew).toHaveAccessibleDescription(ABOVE);
	});

	it("loses its error when another number is typed, even before blur", async () => {
		const { user, crew } = setUp();
		await user.type(crew, "2001");
		await user.type(crew, "{Backspace}");
		expect(crew).toHaveValue("20");
		expect(crew).not.toHaveAttribute("aria-invalid");
		expect(crew).not.toHaveAccessibleDescription(ABOVE);
	});

	it("loses its error on blur with a valid number", async () => {
		const { user, crew } = setUp();
		await user.type(crew, "2001");
		await user.tab();
		await act(async () => {});
		expect(crew).toHaveValue("200");
		expect(crew).not.toHaveAttribute("aria-invalid");
	});

	it("loses its error on blur after an attempt to send, too", async () => {
		const { user, crew } = setUp();
		await user.click(screen.getByRole("button", { name: "Send" }));
		await user.type(crew, "2001");
		expect(crew).toHaveAccessibleDescription(ABOVE);
		await user.tab();
		await act(async () => {});
		expect(crew).toHaveValue("200");
		expect(crew).not.toHaveAttribute("aria-invalid");
	});

	it("keeps the previous value on paste, even an empty one", async () => {
		const { user, crew } = setUp();
		await user.click(crew);
		await user.paste("500");
		expect(crew).toHaveValue("");
		expect(crew).toHaveAccessibleDescription(ABOVE);
	});
});
