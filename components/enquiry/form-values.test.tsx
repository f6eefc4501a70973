import { render, screen } from "@testing-library/react";
import { fillIn } from "./form-values";

it("a draft fills empty fields, but never the focused one", () => {
	render(
		<form>
			<input name="company" aria-label="company" />
			<input name="name" aria-label="name" />
			<input name="email" aria-label="email" defaultValue="rani@example.com" />
		</form>,
	);
	screen.getByLabelText("company").focus();
	const form = document.querySelector("form");
	if (form) fillIn(form, { company: "One", name: "Suharto", email: "other@example.com" });
	const values = ["company", "name", "email"].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
	expect(values).toEqual(["", "Suharto", "rani@example.com"]);
});
