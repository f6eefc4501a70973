import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fieldId } from "@/components/attachments/field-id";
import { focusField } from "@/components/ui/focus-field";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { PersonalSection } from "./personal";

const line = () => screen.getByText("About you").closest("summary") as HTMLElement;
const address = () => screen.getByLabelText("Address");

describe("a fold of optional fields", () => {
	it("is one line until somebody opens it", async () => {
		renderInForm(<PersonalSection messages={messages} />);
		expect(line()).toHaveTextContent(/^About you$/);
		expect(address()).not.toBeVisible();
		await userEvent.setup().click(line());
		expect(address()).toBeVisible();
	});

	it("is open if it has input, as after a restored draft", async () => {
		const { put } = renderInForm(<PersonalSection messages={messages} />);
		await put("address", "Jl. Merdeka 1");
		expect(address()).toBeVisible();
	});

	it("keeps the CV's values folded, with their number, until one of them changes", async () => {
		const { marks, put } = renderInForm(<PersonalSection messages={messages} />);
		act(() => marks.set({ location: "Bandung", nationality: "Indonesia", email: "a@b.co" }));
		await put("location", "Bandung");
		await put("nationality", "Indonesia");
		expect(line()).toHaveTextContent("About youFrom your CV: 2");
		expect(address()).not.toBeVisible();
		act(() => marks.drop("location"));
		expect(line()).toHaveTextContent("About youFrom your CV: 1");
		expect(address()).toBeVisible();
	});

	it("opens for a problem, and for a link to one of its fields", async () => {
		const user = userEvent.setup();
		const { marks, put } = renderInForm(<PersonalSection messages={messages} />);
		act(() => marks.set({ date_of_birth: "2999-01-01" }));
		await put("date_of_birth", "2999-01-01");
		expect(address()).not.toBeVisible();
		await user.click(screen.getByRole("button", { name: "Send" }));
		expect(await screen.findByText("This date is in the future")).toBeVisible();
		await user.click(line());
		expect(address()).not.toBeVisible();
		act(() => focusField(fieldId("address")));
		expect(address()).toHaveFocus();
		expect(address()).toBeVisible();
	});
});
