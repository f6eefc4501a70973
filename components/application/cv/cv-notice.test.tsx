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
const NAME_ALONE = contentOf({ name: "Amelia Hartono" });
const SECOND = contentOf({ name: "Amelia Hartono", email: "hartono@example.com", location: "Bandung" });

/** A form with a first CV that was read. */
async function setUp() {
	const { uploads, set } = fakeUploads();
	const { values, marks } = renderInForm(
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
	return { values, marks, read, remove: () => act(async () => set([])) };
}

async function rename() {
	const name = screen.getByLabelText("Full name");
	await userEvent.clear(name);
	await userEvent.type(name, "Amelia H.");
}

const said = () => screen.getByRole("status").textContent;

it("a second CV replaces what the first one filled in, and says what stays because it was changed", async () => {
	const { values, read } = await setUp();
	expect(said()).toBe("We read your CV. Parts of the form that it filled in: 3. Please check them.");
	await rename();
	await read(SECOND);
	expect(values()).toMatchObject({ fullname: "Amelia H.", email: "hartono@example.com", location: "Bandung" });
	expect(said()).toBe(
		"We read your new CV. Parts of the form that it filled in: 2. Please check them. What you entered yourself stays: Full name.",
	);
});

it("a second CV that says less names what it emptied, and a third one what stays", async () => {
	const { values, read } = await setUp();
	await read(NAME_ALONE);
	expect(values()).toMatchObject({ fullname: "Amelia Hartono", email: "", location: "" });
	expect(said()).toBe(
		"We read your new CV. Parts of the form that it filled in: 1. Please check them. We removed what came from your earlier CV: Email, City or region you live in.",
	);
	await rename();
	await read(NAME_ALONE);
	expect(said()).toBe(`${messages.CV_FILLED_NONE} What you entered yourself stays: Full name.`);
	await read(unread());
	expect(said()).toBe(messages.LABEL_CV_UNRESOLVED);
	await read(SECOND);
	expect(said()).toBe(
		"We read your new CV. Parts of the form that it filled in: 2. Please check them. What you entered yourself stays: Full name.",
	);
});

it("taking an offer of a second CV keeps what was said about the other fields", async () => {
	const { values, read } = await setUp();
	await rename();
	await read(cvContent.parse({ ...NAME_ALONE, profile: { ...NAME_ALONE.profile, offered: { email: "a@b.example" } } }));
	expect(said()).toBe(
		`${messages.CV_ASKED} We removed what came from your earlier CV: Email, City or region you live in. What you entered yourself stays: Full name.`,
	);
	await userEvent.click(screen.getByRole("button", { name: `${messages.CV_TAKE}: a@b.example` }));
	expect(values()).toMatchObject({ email: "a@b.example" });
	expect(said()).toBe(
		"We read your new CV. Parts of the form that it filled in: 1. Please check them. We removed what came from your earlier CV: City or region you live in. What you entered yourself stays: Full name.",
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

it("a removed CV leaves its values, and says so, until nothing of them is left", async () => {
	const { values, marks, read, remove } = await setUp();
	await remove();
	expect(values()).toMatchObject({ fullname: "Amelia", email: "amelia@example.com", location: "Jakarta" });
	expect(said()).toBe(messages.CV_LEFT);
	await read(SECOND);
	expect(said()).toBe("We read your new CV. Parts of the form that it filled in: 3. Please check them.");
	await userEvent.click(screen.getByRole("button", { name: messages.CV_UNDO }));
	await remove();
	expect(said()).toBe(messages.CV_UNDONE);
	await read(NAME_ALONE);
	act(() => marks.drop("fullname"));
	await remove();
	expect(said()).toBe("");
});

it("a second CV after all was undone is read as the first was", async () => {
	const { read } = await setUp();
	await userEvent.click(screen.getByRole("button", { name: messages.CV_UNDO }));
	await read(unread());
	expect(said()).toBe(messages.LABEL_CV_UNRESOLVED);
	await read(SECOND);
	expect(said()).toBe("We read your CV. Parts of the form that it filled in: 3. Please check them.");
});
