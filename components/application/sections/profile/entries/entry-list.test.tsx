import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blankEmployment } from "@/lib/application/blank";
import { MOST_ENTRIES } from "@/lib/application/limits";
import { applicationMessages as messages, openEntries, renderInForm } from "@/tests/support/people/form-in-test";
import { AchievementSection } from "../achievements";
import { EmploymentSection } from "../employment";

const job = (company_name: string) => ({ ...blankEmployment(), company_name });
const entry = (number: number) => within(screen.getByRole("group", { name: `Employment ${number}` }));
const company = (number: number) => entry(number).getByLabelText(/^Company/);
const button = (name: string) => screen.getByRole("button", { name });
const companies = () => screen.queryAllByLabelText<HTMLInputElement>(/^Company/).map(({ value }) => value);

describe("a list of entries", () => {
	it("says that it is empty, and that it needs a script", () => {
		renderInForm(<EmploymentSection messages={messages} />);
		expect(screen.getByText("No employment added.")).toBeVisible();
		const list = screen.getByRole("heading", { name: "Employment history" }).closest("div[class*=plain]");
		expect(list?.className).toContain("plain:hidden");
	});

	it("adds entries at its end and focuses their first field, without errors", async () => {
		const user = userEvent.setup();
		const { values } = renderInForm(<EmploymentSection messages={messages} />);
		await user.click(button("Add employment"));
		expect(company(1)).toHaveFocus();
		await user.keyboard("Orbit");
		await user.click(button("Add employment"));
		expect(company(2)).toHaveFocus();
		expect(company(2)).toHaveAccessibleDescription("");
		expect(screen.queryByText("No employment added.")).not.toBeInTheDocument();
		expect(values().employment_history).toEqual([job("Orbit"), job("")]);
	});

	it("requires a company for a touched entry", async () => {
		const user = userEvent.setup();
		renderInForm(<EmploymentSection messages={messages} />);
		await user.click(button("Add employment"));
		expect(company(1)).toBeRequired();
		await user.tab();
		expect(await entry(1).findByText("Enter the company's name, or remove this entry")).toBeVisible();
	});

	it("validates an entry added after a failed attempt only on blur", async () => {
		const user = userEvent.setup();
		renderInForm(<EmploymentSection messages={messages} />);
		await user.click(button("Send"));
		await user.click(button("Add employment"));
		await user.keyboard("O");
		await user.click(button("Add employment"));
		expect(company(2)).toHaveFocus();
		expect(company(2)).not.toHaveAttribute("aria-invalid");
	});

	it("collapses its entries to a summary, except the latest and invalid ones", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("Terang"), job("")]);
		expect(companies()).toEqual([]);
		expect(screen.getByText("Employment 1", { selector: "summary" })).toHaveTextContent("Employment 1: Terang");
		await user.click(button("Add employment"));
		expect(companies()).toEqual([""]);
		await user.keyboard("Orbit");
		await user.click(button("Send"));
		expect(await screen.findAllByLabelText(/^Company/)).toHaveLength(2);
		expect(company(2)).toHaveAttribute("aria-invalid", "true");
		expect(values().employment_history.map(({ company_name }) => company_name)).toEqual(["Terang", "", "Orbit"]);
	});

	it("shows external values and accepts more entries afterwards", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A"), job("B"), job("C")]);
		openEntries();
		expect(companies()).toEqual(["A", "B", "C"]);
		await user.click(button("Remove Employment 1"));
		await put("employment_history", [job("D")]);
		expect(companies()).toEqual(["D"]);
		expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
		await user.click(button("Add employment"));
		await user.keyboard("E");
		expect(values().employment_history).toEqual([job("D"), job("E")]);
		await put("employment_history", []);
		expect(screen.getByText("No employment added.")).toBeVisible();
		expect(companies()).toEqual([]);
	});

	it("says that the CV filled it until an entry is added or removed", async () => {
		const user = userEvent.setup();
		const { put, marks } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A")]);
		act(() => marks.set({ employment_history: ["Terang"] }));
		expect(screen.getByText("From your CV: 1")).toBeVisible();
		await user.click(button("Add employment"));
		expect(screen.queryByText(/^From your CV/)).not.toBeInTheDocument();
	});

	it("limits the number of entries", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<AchievementSection messages={messages} />);
		await put(
			"key_achievements",
			Array.from({ length: MOST_ENTRIES }, () => ({ achievement: "", date: "" })),
		);
		expect(screen.getByText("You can add at most 50 here.")).toBeVisible();
		expect(screen.queryByRole("button", { name: "Add achievement" })).not.toBeInTheDocument();
		await user.click(button("Remove Achievement 50"));
		expect(button("Add achievement")).toBeEnabled();
	});

	it("is read-only while the form is locked", () => {
		renderInForm(
			<fieldset disabled>
				<EmploymentSection messages={messages} />
			</fieldset>,
		);
		expect(button("Add employment")).toBeDisabled();
	});
});
