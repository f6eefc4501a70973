import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blankEmployment } from "@/lib/application/blank";
import { applicationMessages as messages, openEntries, renderInForm } from "@/tests/support/people/form-in-test";
import { EmploymentSection } from "../employment";

const job = (company_name: string) => ({ ...blankEmployment(), company_name });
const entry = (number: number) => within(screen.getByRole("group", { name: `Employment ${number}` }));
const company = (number: number) => entry(number).getByLabelText(/^Company/);
const button = (name: string) => screen.getByRole("button", { name });
const companies = () => screen.queryAllByLabelText<HTMLInputElement>(/^Company/).map(({ value }) => value);

describe("a removed entry", () => {
	it("leaves an undo line in its place", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A"), job("B"), job("C")]);
		openEntries();
		await user.click(button("Remove Employment 2"));
		expect(companies()).toEqual(["A", "C"]);
		expect(values().employment_history).toEqual([job("A"), job("C")]);
		expect(button("Undo")).toHaveFocus();
		expect(button("Undo")).toHaveAccessibleDescription("Employment 2 was removed.");
		expect(button("Undo").compareDocumentPosition(company(1))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
		expect(button("Undo").compareDocumentPosition(company(2))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	});

	it("is restored in place with its values, with an announcement", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		const full = {
			company_name: "B",
			industry: "Space",
			job_family: "Legal",
			job_title: "Counsel",
			job_level: "Senior",
			start_date: "2020-01",
			end_date: "",
			is_current_job: true,
			job_description: "Contracts",
		};
		await put("employment_history", [job("A"), full, job("C")]);
		openEntries();
		await user.type(company(2), "ee");
		await user.click(button("Remove Employment 2"));
		await user.click(button("Undo"));
		expect(company(2)).toHaveFocus();
		openEntries();
		expect(companies()).toEqual(["A", "Bee", "C"]);
		expect(entry(2).getByLabelText("Job family")).toHaveValue("Legal");
		expect(entry(2).getByLabelText("This is my current job")).toBeChecked();
		expect(values().employment_history).toEqual([job("A"), { ...full, company_name: "Bee" }, job("C")]);
		expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Employment 2 is back.");
		expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
	});

	it("can be restored into an empty list", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A")]);
		await user.click(button("Remove Employment 1"));
		expect(screen.getByText("Employment 1 was removed.")).toBeVisible();
		await user.keyboard("{Enter}");
		expect(company(1)).toHaveValue("A");
	});

	it("can't be restored after another removal or addition", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A"), job("B"), job("C")]);
		await user.click(button("Remove Employment 3"));
		await user.click(button("Remove Employment 1"));
		expect(screen.queryByText("Employment 3 was removed.")).not.toBeInTheDocument();
		expect(button("Undo")).toHaveFocus();
		await user.click(button("Add employment"));
		expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
		openEntries();
		expect(companies()).toEqual(["B", ""]);
	});

	it("leaves the errors of the others unchanged", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job("A"), job("B"), job("C")]);
		openEntries();
		await user.clear(company(2));
		await user.tab();
		await entry(2).findByText(/Enter the company's name/);
		await user.click(button("Remove Employment 1"));
		expect(entry(1).getByText(/Enter the company's name/)).toBeVisible();
		expect(company(2)).not.toHaveAttribute("aria-invalid");
	});
});
