import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type CvContent, cvContent } from "@/lib/contract/schemas/cv";
import { rulesOf } from "@/tests/support/people/application-form";
import { applicationMessages as messages, renderInForm } from "@/tests/support/people/form-in-test";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { useFormTools } from "../form-tools.client";
import { TextInput } from "../inputs/text-input.client";
import { CvNotice } from "./cv-notice.client";
import { useCvAutofill } from "./use-cv-autofill.client";

const SETUP = { job: { country: "" }, rules: rulesOf({ emailRequired: true }) };

function Cv({ uploads }: { uploads: Parameters<typeof useCvAutofill>[0] }) {
	return <CvNotice cv={useCvAutofill(uploads, useFormTools(), SETUP)} messages={messages} disabled={false} />;
}

const contentOf = (contact_info: object): CvContent => cvContent.parse({ status: 200, profile: { contact_info } });
const unread = (reason?: string): CvContent => cvContent.parse({ status: 422, reason });

const FIRST = contentOf({ name: "Amelia", email: "amelia@example.com", location: "Jakarta" });
const SECOND = contentOf({ name: "Amelia Hartono", email: "hartono@example.com", location: "Bandung" });

/** A form with a first CV that was read. */
async function setUp() {
	const { uploads, set } = fakeUploads();
	const { values } = renderInForm(
		<>
			<Cv uploads={uploads} />
			<TextInput path="fullname" label="Full name" />
			<TextInput path="email" label="Email" />
			<TextInput path="location" label="City" />
		</>,
	);
	async function read(content: CvContent) {
		set([]);
		set([attachment("cv.pdf", { status: "finish", content })]);
		await act(async () => {});
	}
	await read(FIRST);
	return { values, read };
}

const said = () => screen.getByRole("status").textContent;

it("a second CV replaces what the first one filled in, and says what stays because it was changed", async () => {
	const { values, read } = await setUp();
	expect(said()).toBe("We read your CV and filled in 3 parts of the form. Please check them.");
	const name = screen.getByLabelText("Full name");
	await userEvent.clear(name);
	await userEvent.type(name, "Amelia H.");
	await read(SECOND);
	expect(values()).toMatchObject({ fullname: "Amelia H.", email: "hartono@example.com", location: "Bandung" });
	expect(said()).toBe(
		"We read your new CV and filled in 2 parts of the form from it. Please check them. What you entered yourself stays: Full name.",
	);
});

it.each([
	[undefined, `${messages.LABEL_CV_UNRESOLVED} ${messages.CV_LEFT}`],
	["picture", `${messages.CV_IS_PICTURE} ${messages.CV_LEFT}`],
	["damaged", messages.CV_LEFT],
])("a second CV that can't be read (%s) leaves the first one's values, and says so", async (reason, text) => {
	const { values, read } = await setUp();
	await read(unread(reason));
	expect(values()).toMatchObject({ fullname: "Amelia", email: "amelia@example.com" });
	expect(said()).toBe(text);
});

it("a second CV after all was undone is read as the first was", async () => {
	const { read } = await setUp();
	await userEvent.click(screen.getByRole("button", { name: messages.CV_UNDO }));
	await read(unread());
	expect(said()).toBe(messages.LABEL_CV_UNRESOLVED);
	await read(SECOND);
	expect(said()).toBe("We read your CV and filled in 3 parts of the form. Please check them.");
});
