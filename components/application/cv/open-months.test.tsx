import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blankEducation, blankEmployment } from "@/lib/application/blank";
import { openMonth } from "@/lib/application/open-month";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { EducationSection } from "../sections/profile/education";
import { EmploymentSection } from "../sections/profile/employment";
import { OpenMonths } from "./open-months.client";

const choose = () => screen.getByRole("button", { name: "Choose the months" });

it("leads to one date after the other, through lists and entries that are closed", async () => {
	const user = userEvent.setup();
	const { put } = renderInForm(
		<>
			<OpenMonths />
			<EmploymentSection messages={messages} />
			<EducationSection messages={messages} />
		</>,
	);
	const job = { ...blankEmployment(), company_name: "Orbit", start_date: "2016-02" };
	await put("employment_history", [job, { ...job, start_date: openMonth("2021") }]);
	await put("education_background", [blankEducation(), { ...blankEducation(), graduation_date: openMonth("2014") }]);
	expect(screen.getByText(/^Dates with only a year in your CV: 2\./)).toBeVisible();
	for (const [label, month] of [
		["Start", "2021-05"],
		["Graduation", "2014-07"],
	] as const) {
		await user.click(choose());
		const field = await screen.findByLabelText(label, { selector: "select" });
		expect(field).toHaveFocus();
		await user.selectOptions(field, month);
		await user.tab();
		await act(async () => {});
	}
	expect(screen.queryByRole("button", { name: "Choose the months" })).not.toBeInTheDocument();
});
