import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Attachment } from "@/lib/upload/attachment";
import { answerPolicy, CV_POLICY, DOCUMENT_POLICY } from "@/lib/upload/slot/policy";
import type { Uploads } from "@/lib/upload/uploads";
import messages from "@/messages/en/upload.json";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { UploadSlot } from "./upload-slot.client";

const PDF = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

function slot(uploads: Uploads, more: Partial<Parameters<typeof UploadSlot>[0]> = {}) {
	return (
		<UploadSlot
			id="apply-cv"
			plain={{ name: "cv", isOnlyWay: true }}
			label="Curriculum Vitae"
			required
			policy={CV_POLICY}
			uploads={uploads}
			messages={messages}
			{...more}
		/>
	);
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Curriculum Vitae/);
const button = (name: string) => screen.getByRole("button", { name });

describe("an upload slot", () => {
	it("is a plain, labelled file field in the server's HTML", () => {
		const html = renderToString(slot(fakeUploads().uploads));
		const place = document.createElement("div");
		place.innerHTML = html;
		const field = place.querySelector("input");
		expect(field).toHaveAttribute("type", "file");
		expect(field).toHaveAttribute("name", "cv");
		expect(field).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,application/pdf,image/jpeg");
		expect(field).toBeRequired();
		expect(field?.className).toContain("plain:opacity-100");
		expect(html).not.toContain("style=");
	});

	it("shows a picked file with its size, progress and a cancel button", async () => {
		const { uploads } = fakeUploads();
		render(slot(uploads));
		await userEvent.upload(input(), PDF);
		const item = within(screen.getByRole("listitem"));
		expect(item.getByText("cv.pdf", { selector: ".font-medium" })).toBeVisible();
		expect(item.getByText("4.9 MB")).toBeVisible();
		expect(item.getByText("Uploading: 1.9 of 4.9 MB (40%)")).toBeVisible();
		expect(screen.getByRole("progressbar", { name: "Upload of cv.pdf" })).toHaveAttribute("value", "40");
		expect(button("Cancel cv.pdf")).toBeEnabled();
	});

	it("clears its field, so that the form sends no second copy and the same file can be picked again", async () => {
		render(slot(fakeUploads().uploads));
		await userEvent.upload(input(), PDF);
		expect(input().value).toBe("");
		expect(input()).not.toBeRequired();
	});

	it("rejects a second CV and explains why", async () => {
		render(slot(fakeUploads().uploads));
		await userEvent.upload(input(), PDF);
		expect(input()).toBeDisabled();
		expect(screen.getByText("To use another file, remove this one first.")).toBeVisible();
	});

	it("explains why a full slot rejects a drop, and accepts nothing while the form is sent", () => {
		const { uploads, set } = fakeUploads((file) => [{ filename: file.name, code: "ONE_FILE_ONLY" }]);
		const { rerender } = render(slot(uploads));
		set([attachment("first.pdf")]);
		const zone = input().parentElement;
		if (!zone) throw new Error("no zone");
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.getByRole("alert")).toHaveTextContent("“cv.pdf” was not added");
		rerender(slot(uploads, { disabled: true }));
		expect(button("Remove first.pdf")).toBeEnabled();
		set([attachment("first.pdf", { status: "finish" })]);
		expect(button("Remove first.pdf")).toBeDisabled();
		set([]);
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.queryByRole("listitem")).toBeNull();
	});

	it("accepts dropped files", () => {
		render(slot(fakeUploads().uploads));
		const zone = input().parentElement;
		if (!zone) throw new Error("no zone");
		fireEvent.dragOver(zone);
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.getByRole("listitem")).toHaveTextContent("cv.pdf");
	});

	it("picks up files chosen before the script loaded", () => {
		const { uploads } = fakeUploads();
		const place = document.createElement("div");
		document.body.append(place);
		place.innerHTML = renderToString(slot(uploads));
		const field = place.querySelector("input");
		if (!field) throw new Error("no field");
		Object.defineProperty(field, "files", { value: [PDF], configurable: true });
		render(slot(uploads), { container: place, hydrate: true });
		expect(screen.getByRole("listitem")).toHaveTextContent("cv.pdf");
	});

	it("cancels, and retries a cancelled upload", async () => {
		render(slot(fakeUploads().uploads));
		await userEvent.upload(input(), PDF);
		await userEvent.click(button("Cancel cv.pdf"));
		expect(screen.getByRole("listitem")).toHaveTextContent("You stopped this upload.");
		expect(screen.queryByRole("progressbar")).toBeNull();
		await userEvent.click(button("Try again cv.pdf"));
		expect(screen.getByRole("progressbar")).toBeInTheDocument();
	});

	it("explains why a file was rejected, and offers only removal", () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		set([attachment("cv.docx", { status: "unsupported", errorMessage: "LABEL_FILE_TYPE_MUST" })]);
		expect(screen.getByRole("listitem")).toHaveTextContent("The format must be PDF or JPEG.");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.docx"]);
		expect(input()).toBeEnabled();
	});

	it("shows the host's reason for a rejection, and offers a retry", async () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		set([
			attachment("cv.pdf", {
				status: "failed",
				errorMessage: "UPLOAD_FAILED",
				hostMessage: "Not before Monday {name}.",
			}),
		]);
		expect(screen.getByRole("listitem")).toHaveTextContent("Not before Monday {name}.");
		expect(screen.getByRole("listitem")).not.toHaveTextContent("The upload didn't finish");
		await userEvent.click(button("Try again cv.pdf"));
		expect(screen.getByRole("progressbar")).toBeInTheDocument();
	});

	it.each<[string | RegExp, Partial<Attachment>]>([
		["Waiting for your connection. The upload continues by itself.", { waiting: true }],
		[messages.UPLOAD_STORING, { waiting: true, errorMessage: "UPLOAD_STORING" }],
		[messages.UPLOAD_STORING, { endSize: 5_142_880, progress: 99 }],
		[/storing the file…$/, { endSize: 5_142_880, progress: 99, errorMessage: "UPLOAD_RESTARTED" }],
		["You're offline.", { waiting: true, errorMessage: "UPLOAD_OFFLINE" }],
		["Trying again in 42 seconds.", { waiting: true, errorMessage: "UPLOAD_BUSY", waitSeconds: 42 }],
		["The upload had to start again from the beginning.", { errorMessage: "UPLOAD_RESTARTED" }],
		["about 30 s left", { speed: 100_000 }],
		["about 5 min left", { speed: 10_000 }],
		["It seems that we need more time", { longUpload: true }],
	])("shows %s", (text, more) => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		set([attachment("cv.pdf", more)]);
		expect(screen.getByRole("listitem")).toHaveTextContent(text);
	});

	it("moves focus to the next row after a removal, and to the field after the last", async () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads, { policy: DOCUMENT_POLICY }));
		set([attachment("a.pdf"), attachment("b.pdf"), attachment("c.pdf")]);
		await userEvent.click(button("Remove b.pdf"));
		expect(button("Remove c.pdf")).toHaveFocus();
		await userEvent.click(button("Remove c.pdf"));
		expect(button("Remove a.pdf")).toHaveFocus();
		await userEvent.click(button("Remove a.pdf"));
		expect(input()).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("a.pdf was removed.");
	});

	it("notifies a listener of events, but not of each progress step", () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		const file = attachment("cv.pdf");
		set([file]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploading: 1.9 of 4.9 MB (40%)");
		set([{ ...file, progressFile: 3, progress: 60, endSize: 3_000_000 }]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploading: 1.9 of 4.9 MB (40%)");
		set([{ ...file, status: "finish" }]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploaded");
	});

	it("hides the bar three seconds after the file is stored", async () => {
		jest.useFakeTimers();
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		const file = attachment("cv.pdf");
		set([file]);
		set([{ ...file, status: "finish", progress: 100 }]);
		act(() => jest.advanceTimersByTime(2_999));
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "100");
		await act(() => jest.advanceTimersByTimeAsync(1));
		expect(screen.queryByRole("progressbar")).toBeNull();
		jest.useRealTimers();
	});

	it("shows its error and links it to the field", () => {
		render(slot(fakeUploads().uploads, { error: "CV is required", hint: "PDF or JPEG" }));
		expect(input()).toBeInvalid();
		expect(input()).toHaveAccessibleDescription(/CV is required.*PDF or JPEG/);
	});

	it("lets the picker offer a file question's extensions, and any file without a list", () => {
		const { uploads } = fakeUploads();
		const { rerender } = render(slot(uploads, { policy: answerPolicy({ accept: "pdf,doc", multiple: true }) }));
		expect(input()).toHaveAttribute("accept", ".pdf,.doc");
		expect(input().multiple).toBe(true);
		rerender(slot(uploads, { policy: answerPolicy({ accept: "*.*", multiple: false }) }));
		expect(input()).not.toHaveAttribute("accept");
		expect(input().multiple).toBe(false);
	});

	it("is the target of an error summary's link while the input is disabled", () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		expect(input().id).toBe("apply-cv");
		set([attachment("cv.pdf", { status: "failed", errorMessage: "UPLOAD_FAILED" })]);
		act(() => document.getElementById("apply-cv")?.focus());
		expect(screen.getByRole("list", { name: "Your files" })).toHaveFocus();
		expect(input()).toBeDisabled();
	});

	it("moves focus to the file list that fills, and keeps it there", () => {
		const { uploads, set } = fakeUploads();
		render(slot(uploads));
		act(() => input().focus());
		fireEvent.change(input(), { target: { files: [PDF] } });
		const list = screen.getByRole("list", { name: "Your files" });
		expect(list).toHaveFocus();
		set([attachment("cv.pdf", { identifier: uploads.snapshot()[0]?.identifier, status: "finish" })]);
		expect(list).toHaveFocus();
	});
});
