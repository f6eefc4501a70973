import { render, screen, within } from "@testing-library/react";
import type { Refusal } from "@/lib/application/sent-problem";
import { sentApplication } from "@/lib/contract/schemas/sent-application";
import messages from "@/messages/en/sent-application.json";
import { SentApplication } from "./sent-application";

const JOB = { title: "Rider", company: "Terang Energy", contact_email: "jobs@a.example", device_type: 0 };
const TYPED = { fullname: "Suharta", email: "", phone: "1", documentName: "", hasFiles: false };

function show(state: string, job: object, refusal?: Refusal) {
	const contact = { fullname: "Suharto", email: "a@b.example" };
	const view = sentApplication.parse({ state, job: { ...JOB, ...job }, contact });
	const props = { locale: "en", token: "t", isPhone: false, messages } as const;
	render(<SentApplication {...props} view={view} refusal={refusal} />);
}

beforeAll(() => {
	Element.prototype.scrollIntoView = () => {};
});

const form = () => screen.queryByRole("textbox", { name: "Full name" });

describe("a sent application whose job has just closed", () => {
	const closing = { is_open: false, takes_changes: true };

	it("offers no correction", () => {
		show("received", closing);
		expect(form()).toBeNull();
		expect(screen.getByText(/^The job is closed, so nothing can be changed any more/)).toBeVisible();
	});

	it("takes a form that was open then and came back with a mistake, and says for how long", () => {
		show("received", closing, { errors: { phone: "phone_short" }, typed: TYPED });
		expect(form()).toHaveValue("Suharta");
		expect(screen.getByText("The job has closed. You can still save this for a few minutes.")).toBeVisible();
		expect(screen.queryByText(messages.correctHint)).toBeNull();
	});

	it("says of such a form that it comes too late once it does", () => {
		show("received", { is_open: false }, { errors: { phone: "phone_short" }, typed: TYPED });
		expect(form()).toBeNull();
		expect(screen.getByText(messages.problem.closed)).toBeVisible();
	});
});

describe("a correction that comes back", () => {
	it("says to choose the files again, if there were any", () => {
		show(
			"received",
			{ is_open: true, takes_changes: true },
			{ problem: "tooMany", errors: {}, typed: { ...TYPED, hasFiles: true } },
		);
		expect(screen.getByRole("alert")).toHaveTextContent(`${messages.problem.tooMany} ${messages.filesAgain}`);
		expect(form()).toHaveValue("Suharta");
	});

	it("says nothing of files, if there were none", () => {
		show("received", { is_open: true, takes_changes: true }, { errors: { phone: "phone_short" }, typed: TYPED });
		expect(screen.getByRole("alert")).not.toHaveTextContent(messages.filesAgain);
	});

	it("names the field of each problem in its summary", () => {
		const errors = { fullname: "fullname", file_cv: "file_empty", document: "file_empty" } as const;
		show("received", { is_open: true, takes_changes: true }, { errors, typed: TYPED });
		const entries = within(screen.getByRole("alert")).getAllByRole("link");
		expect(entries.map(({ textContent }) => textContent)).toEqual([
			"Full name: Enter your name.",
			"New CV (replaces the old one): This file is empty. Choose another.",
			"Another document: This file is empty. Choose another.",
		]);
	});
});

it("the correction form marks what it requires, which is also an email address that was sent", () => {
	show("received", { is_open: true, takes_changes: true });
	const required = screen.getAllByRole("textbox").filter((field) => (field as HTMLInputElement).required);
	expect(required.map(({ id }) => id)).toEqual(["fullname", "email", "phone"]);
	for (const { id } of required) expect(document.querySelector(`label[for=${id}]`)).toHaveTextContent(/\*$/);
});

it("says beside a new CV that the other fields stay as they are", () => {
	show("received", { is_open: true, takes_changes: true });
	expect(screen.getByLabelText(messages.cv)).toHaveAccessibleDescription(`${messages.cvHint} ${messages.cvStays}`);
});

describe("a withdrawn application", () => {
	it("names whom to ask, and how to apply again while the job is open", () => {
		show("withdrawn", { is_open: true });
		expect(screen.getByText("Did you withdraw it by mistake? Write to jobs@a.example.")).toBeVisible();
		expect(screen.getByText(messages.withdrawnAgain)).toBeVisible();
	});

	it("promises neither without an address or an open job", () => {
		show("withdrawn", { contact_email: "", is_open: false });
		expect(screen.queryByText(/by mistake/)).toBeNull();
		expect(screen.queryByText(messages.withdrawnAgain)).toBeNull();
	});
});
