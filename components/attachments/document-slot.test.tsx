import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CV_POLICY, DOCUMENT_POLICY } from "@/lib/upload/slot/policy";
import linkMessages from "@/messages/en/link-check.json";
import uploadMessages from "@/messages/en/upload.json";
import { setUpLinks } from "@/tests/support/hosts/link-ports";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { DocumentSlot } from "./document-slot.client";

const messages = { ...uploadMessages, ...linkMessages };

function setUp(more: Partial<Parameters<typeof DocumentSlot>[0]> = {}) {
	const [files, world] = [fakeUploads(), setUpLinks()];
	const slot = (
		<DocumentSlot
			id="apply-documents-1"
			label="Portfolio"
			hint="Your best three pieces"
			required
			policy={DOCUMENT_POLICY}
			uploads={files.uploads}
			links={world.links}
			messages={messages}
			{...more}
		/>
	);
	return { ...world, ...files, slot };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Portfolio/);

describe("a document slot", () => {
	it("has one name for its files and links", () => {
		render(setUp().slot);
		expect(screen.getByRole("group", { name: /Portfolio/ })).toBeInTheDocument();
		expect(input()).toHaveAttribute("id", "apply-documents-1");
		expect(input()).toHaveAccessibleDescription("Your best three pieces");
	});

	it("needs no script or style of its own in the server's HTML", () => {
		const html = renderToString(setUp().slot);
		expect(html).toContain("<legend");
		expect(html).toContain('type="file"');
		expect(html).not.toContain("style=");
	});

	it("requires a file or a link", async () => {
		const { slot, set } = setUp();
		render(slot);
		expect(input()).toBeRequired();
		set([attachment("a.pdf")]);
		expect(input()).not.toBeRequired();
		set([]);
		await userEvent.click(screen.getByRole("button", { name: /^Add a link/ }));
		expect(input()).not.toBeRequired();
	});

	it("shows its error at the files", () => {
		render(setUp({ error: "Portfolio is required" }).slot);
		expect(input()).toBeInvalid();
		expect(input()).toHaveAccessibleDescription("Portfolio is required Your best three pieces");
	});

	it("accepts files pasted into its links, and leaves pasted text to the field", async () => {
		const { slot, added } = setUp();
		render(slot);
		await userEvent.click(screen.getByRole("button", { name: /^Add a link/ }));
		const files = [new File(["x"], "plan.pdf")];
		fireEvent.paste(screen.getByLabelText("Link 1"), { clipboardData: { files, types: ["text/plain", "Files"] } });
		expect(added).toEqual([]);
		fireEvent.paste(screen.getByLabelText("Link 1"), { clipboardData: { files, types: ["Files"] } });
		expect(added).toEqual(["plan.pdf"]);
	});

	it("has a tab order that follows reading order", async () => {
		const { slot, set } = setUp({ policy: CV_POLICY });
		render(slot);
		await userEvent.tab();
		expect(input()).toHaveFocus();
		await userEvent.tab();
		expect(screen.getByRole("button", { name: /^Add a link/ })).toHaveFocus();
		set([attachment("cv.pdf")]);
		await userEvent.tab({ shift: true });
		expect(screen.getByRole("button", { name: "Remove cv.pdf" })).toHaveFocus();
	});

	it("accepts links when its one file is there", async () => {
		const { slot, set } = setUp({ policy: CV_POLICY });
		render(slot);
		set([attachment("cv.pdf")]);
		expect(input()).toBeDisabled();
		await userEvent.click(screen.getByRole("button", { name: /^Add a link/ }));
		expect(screen.getByLabelText("Link 1")).toHaveFocus();
		act(() => document.getElementById("apply-documents-1")?.focus());
		expect(screen.getByRole("list", { name: "Your files" })).toHaveFocus();
	});
});
