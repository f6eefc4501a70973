import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { blankEducation, blankEmployment } from "@/lib/application/blank";
import { applicationMessages as messages, openEntries, renderInForm } from "@/tests/support/people/form-in-test";
import { IdentitySection } from "./identity";
import { EducationSection } from "./profile/education";
import { EmploymentSection } from "./profile/employment";

async function enter(user: UserEvent, label: string | RegExp, text: string) {
	const field = screen.getByLabelText(label);
	await user.clear(field);
	await user.type(field, text);
	await user.tab();
}

const HIGH = "The GPA can't be higher than its scale";
const EARLY = "The end can't be before the start";

describe("a field whose rule reads another one", () => {
	it("has its error as soon as the other one is left, and loses it when the other one is mended", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EducationSection messages={messages} />);
		await put("education_background", [{ ...blankEducation(), institutional_name: "ITB" }]);
		openEntries();
		await enter(user, "GPA", "5.1");
		expect(screen.queryByText(HIGH)).toBeNull();
		await enter(user, "GPA scale", "4");
		expect(await screen.findByText(HIGH)).toBeVisible();
		expect(screen.getByLabelText("GPA")).toHaveAccessibleDescription(expect.stringContaining(HIGH));
		await enter(user, "GPA scale", "10");
		expect(screen.queryByText(HIGH)).toBeNull();
	});

	it("loses the error of a last month when the first month is mended", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<EmploymentSection messages={messages} />);
		await put("employment_history", [{ ...blankEmployment(), company_name: "Orbit", start_date: "2021-03" }]);
		openEntries();
		await enter(user, "End", "2020-01");
		expect(await screen.findByText(EARLY)).toBeVisible();
		await enter(user, "Start", "2019-03");
		expect(screen.queryByText(EARLY)).toBeNull();
	});

	it("isn't called empty before anybody was there, nor unlike an address that has been mended", async () => {
		const user = userEvent.setup();
		const job = { code: "ORBIT1" } as Parameters<typeof IdentitySection>[0]["job"];
		renderInForm(<IdentitySection job={job} emailRequired messages={messages} />, { emailRequired: true });
		await enter(user, /^Email/, "suharto@example.con");
		expect(screen.queryByText(messages.ERROR_EMPTY_CONFIRMATION_EMAIL)).toBeNull();
		await enter(user, /^Confirm email/, "suharto@example.com");
		expect(await screen.findByText(messages.ERROR_NOT_MATCH_EMAIL)).toBeVisible();
		await enter(user, /^Email/, "suharto@example.com");
		expect(screen.queryByText(messages.ERROR_NOT_MATCH_EMAIL)).toBeNull();
	});
});
