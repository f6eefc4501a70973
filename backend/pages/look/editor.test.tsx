import { screen } from "@testing-library/react";
import { newForm } from "../../job-editor/form/form-of-job";
import { richField } from "../recruiter/job-editor/rich-field";
import { jobFormMessages } from "../recruiter/messages/job-form";

const SHOWN = {
	form: newForm({
		company: { country: null, city: null, listed: 0 },
		language: "en",
		consent: { label: "", text: "" },
	}),
	problems: {},
	focus: undefined,
	messages: jobFormMessages("en"),
	language: "en",
} as const;

it("the editor tells screen readers what the text area did: its name, without the mark, and that it is required", async () => {
	const needed = await richField(SHOWN, "aboutDescription", { label: "About the job", isRequired: true });
	const other = await richField(SHOWN, "requirement", { label: "Requirements" });
	document.body.innerHTML = `<form class="editor">${needed}${other}</form>`;
	await import("./editor.mjs");
	expect(screen.getByRole("textbox", { name: "About the job" })).toBeRequired();
	expect(screen.getByRole("textbox", { name: "Requirements" })).not.toBeRequired();
	expect(screen.getByRole("group", { name: "About the job" })).toBeInTheDocument();
	expect(document.querySelector("textarea")).toBeNull();
});
