import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { blankEducation, blankEmployment } from "@/lib/application/blank";
import { openMonth } from "@/lib/application/open-month";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { EducationSection } from "../sections/profile/education";
import { EmploymentSection } from "../sections/profile/employment";
import { OpenMonths, OpenMonthsLeft } from "./open-months.client";

function LaterNotice() {
	const [isSent, setIsSent] = useState(false);
	return isSent ? <OpenMonthsLeft /> : <Button onClick={() => setIsSent(true)}>Go on</Button>;
}

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

it("brings its last notice into view", async () => {
	// Newer browsers return a promise, which is no function that ends an effect.
	const scroll = jest.fn(() => Promise.resolve());
	Element.prototype.scrollIntoView = scroll;
	const { put } = renderInForm(<LaterNotice />);
	await put("employment_history", [{ ...blankEmployment(), company_name: "Orbit", start_date: openMonth("2021") }]);
	await userEvent.setup().click(screen.getByRole("button", { name: "Go on" }));
	expect(screen.getByRole("alert")).toHaveTextContent(/^Dates from your CV with only a year: 1\./);
	expect(scroll.mock.contexts).toEqual([screen.getByRole("alert").parentElement]);
	cleanup();
});
