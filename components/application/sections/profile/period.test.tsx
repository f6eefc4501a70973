import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blankEducation, blankEmployment } from "@/lib/application/blank";
import { applicationMessages as messages, openEntries, renderInForm } from "@/tests/support/people/form-in-test";
import { EducationSection } from "./education";
import { EmploymentSection } from "./employment";

const job = { ...blankEmployment(), company_name: "Orbit", start_date: "2021-03", end_date: "2020-01" };

describe("the end of a job", () => {
	it("is cleared and disabled by the current-job box, and enabled without it", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job]);
		await user.click(screen.getByLabelText("This is my current job"));
		expect(screen.getByLabelText("End")).toBeDisabled();
		expect(screen.getByLabelText("End")).toHaveValue("");
		expect(values().employment_history).toEqual([{ ...job, end_date: "", is_current_job: true }]);

		await user.click(screen.getByLabelText("This is my current job"));
		await user.type(screen.getByLabelText("End"), "2024-05");
		expect(values().employment_history).toEqual([{ ...job, end_date: "2024-05" }]);
	});

	it("is cleared and disabled when the box is ticked programmatically", async () => {
		const { put, values } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [{ ...job, is_current_job: true }]);
		expect(screen.getByLabelText("This is my current job")).toBeChecked();
		expect(screen.getByLabelText("End")).toBeDisabled();
		expect(values().employment_history[0]?.end_date).toBe("");
		await put("employment_history", [job]);
		expect(screen.getByLabelText("End")).toBeEnabled();
		expect(screen.getByLabelText("End")).toHaveValue("2020-01");
	});

	it("is valid once it is cleared", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [job]);
		await user.click(screen.getByLabelText("End"));
		await user.tab();
		expect(await screen.findByText("The end can't be before the start")).toBeVisible();
		await user.click(screen.getByLabelText("This is my current job"));
		expect(screen.queryByText("The end can't be before the start")).not.toBeInTheDocument();
	});

	it("stays with its entry when the previous entry is removed", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [{ ...job, is_current_job: true }, job]);
		openEntries();
		await user.click(screen.getByRole("button", { name: "Remove Employment 1" }));
		expect(screen.getByLabelText("End")).toBeEnabled();
		expect(screen.getByLabelText("End")).toHaveValue("2020-01");
		await user.click(screen.getByRole("button", { name: "Undo" }));
		openEntries();
		const [first, second] = screen.getAllByLabelText("End");
		expect(first).toBeDisabled();
		expect(second).toHaveValue("2020-01");
	});
});

describe("a graduation", () => {
	it("is cleared and disabled during studies", async () => {
		const user = userEvent.setup();
		const { put, values } = renderInForm(<EducationSection messages={messages} />);
		await put("education_background", [{ ...blankEducation(), graduation_date: "2022-07" }]);
		await user.click(screen.getByLabelText("I am currently studying here"));
		expect(screen.getByLabelText("Graduation")).toBeDisabled();
		expect(values().education_background).toEqual([{ ...blankEducation(), is_currently_studying: true }]);
		await user.click(screen.getByLabelText("I am currently studying here"));
		expect(screen.getByLabelText("Graduation")).toBeEnabled();
	});
});
