import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { blankEducation } from "@/lib/application/blank";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { EducationSection } from "./education";
import { LanguageSection } from "./languages";

const button = (name: string) => screen.getByRole("button", { name });

describe("languages", () => {
	it("are one line each", async () => {
		const user = userEvent.setup();
		const { values } = renderInForm(<LanguageSection messages={messages} />);
		await user.click(button("Add language"));
		expect(screen.getByRole("textbox", { name: "Language 1" })).toHaveFocus();
		await user.keyboard("Jawa");
		await user.click(button("Add language"));
		await user.keyboard("日本語");
		expect(values().languages).toEqual([{ value: "Jawa" }, { value: "日本語" }]);
	});
});

describe("education", () => {
	it("has all of its fields, with a common grade scale as an example", async () => {
		const user = userEvent.setup();
		const { values } = renderInForm(<EducationSection messages={messages} />);
		await user.click(button("Add education"));
		await user.keyboard("ITB");
		await user.type(screen.getByLabelText("Field of study"), "Physics");
		await user.type(screen.getByLabelText("Degree"), "S1");
		await user.type(screen.getByLabelText("Start of studies"), "2018-08");
		await user.type(screen.getByLabelText("Graduation"), "2022-07");
		await user.type(screen.getByLabelText("GPA"), "3,75");
		expect(screen.getByLabelText("GPA scale")).toHaveAttribute("placeholder", "4.00");
		expect(screen.getByLabelText("GPA scale")).toHaveAttribute("inputmode", "decimal");
		expect(values().education_background).toEqual([
			{
				...blankEducation(),
				institutional_name: "ITB",
				field_of_study: "Physics",
				degree_obtained: "S1",
				date_attended: "2018-08",
				graduation_date: "2022-07",
				gpa_score: "3,75",
			},
		]);
	});
});
