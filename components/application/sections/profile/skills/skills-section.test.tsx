import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { SkillsSection } from "./skills-section.client";

const EMPTY = "No skills & certifications have been added to this candidate.";
const ADD = "Add Skill & Certification";
const button = (name: string) => screen.getByRole("button", { name });
const soft = () => screen.queryByLabelText("Soft skills");

async function opened() {
	const user = userEvent.setup();
	const form = renderInForm(<SkillsSection messages={messages} />);
	await user.click(button(ADD));
	return { user, ...form };
}

describe("skills and certifications", () => {
	it("are hidden until they are added, and then take focus", async () => {
		const user = userEvent.setup();
		renderInForm(<SkillsSection messages={messages} />);
		await user.click(screen.getByText(EMPTY));
		expect(soft()).not.toBeInTheDocument();
		await user.click(button(ADD));
		expect(soft()).toHaveFocus();
		expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
		expect(screen.queryByRole("button", { name: ADD })).not.toBeInTheDocument();
	});

	it("accept comma-separated skills and one certification per line", async () => {
		const { user, values } = await opened();
		await user.keyboard("listening, planning");
		await user.type(screen.getByLabelText("Hard skills"), "welding");
		await user.click(button("Add certification"));
		expect(screen.getByRole("textbox", { name: "Certification 1" })).toHaveFocus();
		await user.keyboard("ISO 9001");
		expect(values()).toMatchObject({
			soft_skills: "listening, planning",
			hard_skills: "welding",
			certifications: [{ value: "ISO 9001" }],
		});
	});

	it("can be removed together, with an undo", async () => {
		const { user, values } = await opened();
		await user.keyboard("listening");
		await user.click(button("Add certification"));
		await user.keyboard("ISO 9001");
		await user.click(button("Remove skills & certifications"));
		expect(soft()).not.toBeInTheDocument();
		expect(screen.getByText(EMPTY)).toBeVisible();
		expect(values()).toMatchObject({ soft_skills: "", hard_skills: "", certifications: [] });
		expect(button("Undo")).toHaveFocus();
		expect(button("Undo")).toHaveAccessibleDescription("Skills & certifications were removed.");

		await user.keyboard("{Enter}");
		expect(soft()).toHaveFocus();
		expect(soft()).toHaveValue("listening");
		expect(screen.getByLabelText("Certification 1")).toHaveValue("ISO 9001");
		expect(values()).toMatchObject({ soft_skills: "listening", certifications: [{ value: "ISO 9001" }] });
		expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("Skills & certifications are back.");
	});

	it("lose the undo when they are added again", async () => {
		const { user } = await opened();
		await user.keyboard("listening");
		await user.click(button("Remove skills & certifications"));
		await user.click(button(ADD));
		expect(soft()).toHaveValue("");
		await user.click(button("Remove skills & certifications"));
		await user.click(button("Undo"));
		expect(soft()).toHaveValue("");
	});

	it.each([
		["soft_skills", "listening"],
		["hard_skills", "welding"],
		["certifications", [{ value: "ISO 9001" }]],
	] as const)("appear when %s are set programmatically, and disappear when they are cleared", async (name, value) => {
		const { put } = renderInForm(<SkillsSection messages={messages} />);
		await put(name, typeof value === "string" ? value : [...value]);
		expect(soft()).toBeVisible();
		expect(document.body).toHaveFocus();
		await put(name, typeof value === "string" ? "" : []);
		expect(soft()).not.toBeInTheDocument();
		expect(screen.getByText(EMPTY)).toBeVisible();
		await put(name, typeof value === "string" ? value : [...value]);
		expect(soft()).toBeVisible();
	});

	it("stay when they are cleared programmatically but the person opened them", async () => {
		const { put } = await opened();
		await put("soft_skills", "listening");
		await put("soft_skills", "");
		expect(soft()).toBeVisible();
	});

	it("stay while the person clears external values", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<SkillsSection messages={messages} />);
		await put("certifications", [{ value: "ISO 9001" }]);
		await user.click(button("Remove Certification 1"));
		expect(button("Undo")).toHaveFocus();
		expect(soft()).toBeVisible();
	});

	it("stay while the person deletes external text", async () => {
		const user = userEvent.setup();
		const { put } = renderInForm(<SkillsSection messages={messages} />);
		await put("soft_skills", "x");
		await user.tab();
		expect(screen.getByText("Skills & certifications").closest("summary")).toHaveFocus();
		await user.tab();
		expect(soft()).toHaveFocus();
		await user.keyboard("{Backspace}{Delete}");
		expect(soft()).toHaveValue("");
		expect(soft()).toBeVisible();
	});
});
