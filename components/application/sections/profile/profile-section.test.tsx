import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, Profiler } from "react";
import type { TextField } from "@/components/ui/text-field";
import { blankEducation, blankEmployment } from "@/lib/application/blank";
import { JOB_FAMILIES, JOB_LEVELS } from "@/lib/application/occupations";
import { applicationMessages as messages, openEntries, renderInForm } from "@/tests/support/people/form-in-test";
import { ProfileSection } from "./profile-section";

const mockRendered: string[] = [];

jest.mock("@/components/ui/text-field", () => {
	const actual: { TextField: typeof TextField } = jest.requireActual("@/components/ui/text-field");
	return {
		TextField(props: ComponentProps<typeof TextField>) {
			mockRendered.push(props.id);
			return actual.TextField(props);
		},
	};
});

const manyWords = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`).join(" ");
const area = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

describe("the profile", () => {
	it("asks for personal details, with autofill names", () => {
		renderInForm(<ProfileSection hasCv messages={messages} />);
		const tokens = ["City or region you live in", "Address", "Date of birth", "Nationality"].map((label) =>
			screen.getByLabelText(label).getAttribute("autocomplete"),
		);
		expect(tokens).toEqual(["address-level2", "street-address", "bday", "country-name"]);
		expect(screen.getByLabelText("Date of birth")).toHaveAttribute("type", "date");
		expect(screen.getByLabelText("LinkedIn profile")).toHaveAttribute("inputmode", "url");
		expect(screen.getByRole("group", { name: "Your profile (optional)" })).toBeInTheDocument();
	});

	it("stores input under the application call's names", async () => {
		const user = userEvent.setup();
		const { values } = renderInForm(<ProfileSection hasCv messages={messages} />);
		await user.type(area("Address"), "Jl. Merdeka 1");
		await user.type(screen.getByLabelText("Nationality"), "Indonesia");
		await user.type(screen.getByLabelText("Date of birth"), "1999-02-28");
		expect(values()).toMatchObject({
			address: "Jl. Merdeka 1",
			nationality: "Indonesia",
			date_of_birth: "1999-02-28",
		});
	});

	it("counts the words of the experience and ignores those beyond 1,000", async () => {
		const { values } = renderInForm(<ProfileSection hasCv messages={messages} />);
		const experience = area("Your experience in your own words");
		expect(experience).toHaveAccessibleDescription("At most 1000 words. 0/1000 words");
		fireEvent.input(experience, { target: { value: manyWords(999) } });
		fireEvent.input(experience, { target: { value: manyWords(1_005) } });
		expect(values().experience?.trimEnd()).toBe(manyWords(1_000));
		expect(experience).toHaveAccessibleDescription(/^At most 1000 words\. 1000\/1000 words\. You've reached the limit/);
		await act(async () => {});
	});

	it("counts the characters of an achievement up to 700", async () => {
		const user = userEvent.setup();
		const { values } = renderInForm(<ProfileSection hasCv messages={messages} />);
		await user.click(screen.getByRole("button", { name: "Add achievement" }));
		await user.paste("a".repeat(710));
		expect(values().key_achievements).toEqual([{ achievement: "a".repeat(700), date: "" }]);
		expect(area("What you achieved")).toHaveAccessibleDescription(/^700\/700 characters\. You've reached the limit/);
		await user.type(screen.getByLabelText("When"), "2023-11");
		expect(values().key_achievements[0]?.date).toBe("2023-11");
	});

	it("offers every job family and level, which are sent in English", async () => {
		const user = userEvent.setup();
		renderInForm(<ProfileSection hasCv messages={{ ...messages, JOB_FAMILY_7: "Hukum", JOB_LEVEL_1: "Magang" }} />);
		await user.click(screen.getByRole("button", { name: "Add employment" }));
		const optionsOf = (label: string) =>
			within(screen.getByLabelText(label))
				.getAllByRole<HTMLOptionElement>("option")
				.map(({ value, text }) => [value, text]);
		const [choose, ...families] = optionsOf("Job family");
		expect(choose).toEqual(["", "Choose one"]);
		expect(families).toEqual(JOB_FAMILIES.map((family) => [family, family === "Legal" ? "Hukum" : family]));
		const [, ...levels] = optionsOf("Job level");
		expect(levels).toEqual(JOB_LEVELS.map((level) => [level, level === "Intern" ? "Magang" : level]));
	});

	it("renders nothing while typing into one of ten jobs", async () => {
		const user = userEvent.setup();
		let commits = 0;
		const { put, values } = renderInForm(
			<Profiler id="profile" onRender={() => (commits += 1)}>
				<ProfileSection hasCv messages={messages} />
			</Profiler>,
		);
		await put(
			"employment_history",
			Array.from({ length: 10 }, () => ({ ...blankEmployment(), company_name: "Orbit" })),
		);
		openEntries();
		const companies = screen.getAllByLabelText(/^Company/);
		expect(companies).toHaveLength(10);
		await user.click(companies[6] as HTMLElement);
		commits = 0;
		await user.keyboard(" Persada Nusantara");
		expect(commits).toBe(0);
		expect(values().employment_history[6]?.company_name).toBe("Orbit Persada Nusantara");
	});

	it("renders only the field whose error changes", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<ProfileSection hasCv messages={messages} />);
		await put(
			"employment_history",
			Array.from({ length: 10 }, () => ({ ...blankEmployment(), company_name: "Orbit" })),
		);
		openEntries();
		const company = screen.getAllByLabelText(/^Company/)[6] as HTMLElement;
		await user.click(company);
		mockRendered.length = 0;
		await user.clear(company);
		await user.tab();
		expect(await screen.findByText(/Enter the company's name/)).toBeVisible();
		await user.type(company, "Orbit");
		expect(screen.queryByText(/Enter the company's name/)).not.toBeInTheDocument();
		expect(new Set(mockRendered)).toEqual(new Set(["apply-employment_history_6_company_name"]));
	});

	it("renders no field of another section when an entry is added", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<ProfileSection hasCv messages={messages} />);
		await put("education_background", [blankEducation()]);
		await user.click(screen.getByRole("button", { name: "Add employment" }));
		mockRendered.length = 0;
		await user.click(screen.getByRole("button", { name: "Add employment" }));
		expect(mockRendered.length).toBeGreaterThan(0);
		expect(mockRendered.filter((id) => !id.startsWith("apply-employment_history_"))).toEqual([]);
	});
});
