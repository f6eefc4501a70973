import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { Attachment } from "@/lib/upload/attachment";
import type { RefusedFile, Uploads } from "@/lib/upload/uploads";
import words from "@/messages/en/upload.json";
import { UploadSlot } from "./upload-slot.client";

let row = 0;

function attachment(filename: string, more: Partial<Attachment> = {}): Attachment {
	row += 1;
	return {
		filename,
		type: "application/pdf",
		status: "loading",
		waiting: false,
		progress: 40,
		sizeBytes: 5_000_000,
		sizeFile: 5,
		sizeUnit: "MB",
		progressFile: 2,
		identifier: `row-${row}`,
		filepath: "",
		startSize: 0,
		endSize: 2_000_000,
		speed: 0,
		longUpload: false,
		lastModified: 0,
		createdTime: 0,
		...more,
	};
}

/** An engine that does what the test says. */
function fakeEngine(refuse: (file: File) => RefusedFile[] = () => []) {
	let rows: readonly Attachment[] = [];
	const listeners = new Set<() => void>();
	const called: string[] = [];
	const set = (next: readonly Attachment[]) => {
		rows = next;
		for (const listener of listeners) listener();
	};
	const patch = (identifier: string, more: Partial<Attachment>) =>
		set(rows.map((one) => (one.identifier === identifier ? { ...one, ...more } : one)));
	const engine: Uploads = {
		snapshot: () => rows,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add(files) {
			const refused = files.flatMap(refuse);
			if (refused.length === 0) set([...rows, ...files.map((file) => attachment(file.name))]);
			return refused;
		},
		cancel: (id) => patch(id, { status: "failed", errorMessage: "UPLOAD_CANCELLED" }),
		retry: (id) => patch(id, { status: "loading", errorMessage: undefined }),
		remove: (id) => set(rows.filter((one) => one.identifier !== id)),
		stop: () => called.push("stop"),
	};
	return { engine, called, set: (next: Attachment[]) => act(() => set(next)) };
}

const PDF = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });

function slot(engine: Uploads, more: Partial<Parameters<typeof UploadSlot>[0]> = {}) {
	return (
		<UploadSlot
			name="cv"
			label="Curriculum Vitae"
			required
			accept="cv"
			companyId="7"
			openCode="ORBIT1"
			slotIndex={0}
			words={words}
			onChange={() => {}}
			createEngine={() => engine}
			{...more}
		/>
	);
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Curriculum Vitae/);
const button = (name: string) => screen.getByRole("button", { name });

describe("an upload slot", () => {
	it("is a plain, named file field in the server's HTML", () => {
		const html = renderToString(slot(fakeEngine().engine));
		const place = document.createElement("div");
		place.innerHTML = html;
		const field = place.querySelector("input");
		expect(field).toHaveAttribute("type", "file");
		expect(field).toHaveAttribute("name", "cv");
		expect(field).toHaveAttribute("accept", ".pdf,.jpg,.jpeg,application/pdf,image/jpeg");
		expect(field).toBeRequired();
		expect(field?.className).toContain("[@media(scripting:none)]:opacity-100");
		expect(html).not.toContain("style=");
	});

	it("shows a picked file with its size, progress and a way to cancel", async () => {
		const { engine } = fakeEngine();
		const told: number[] = [];
		render(slot(engine, { onChange: (attachments) => told.push(attachments.length) }));
		await userEvent.upload(input(), PDF);
		const item = within(screen.getByRole("listitem"));
		expect(item.getByText("cv.pdf", { selector: ".font-medium" })).toBeVisible();
		expect(item.getByText("5 MB")).toBeVisible();
		expect(item.getByText("Uploading: 2 of 5 MB")).toBeVisible();
		expect(screen.getByRole("progressbar", { name: "Upload of cv.pdf" })).toHaveAttribute("value", "40");
		expect(button("Cancel cv.pdf")).toBeEnabled();
		expect(told).toEqual([0, 1]);
	});

	it("empties its field, so that the form sends no second copy and the same file can be picked again", async () => {
		render(slot(fakeEngine().engine));
		await userEvent.upload(input(), PDF);
		expect(input().value).toBe("");
		expect(input()).not.toBeRequired();
	});

	it("takes no second CV, and says what to do instead", async () => {
		render(slot(fakeEngine().engine));
		await userEvent.upload(input(), PDF);
		expect(input()).toBeDisabled();
		expect(screen.getByText("To use another file, remove this one first.")).toBeVisible();
	});

	it("says why it doesn't take what is dropped on it when it is full, and takes nothing while the form is sent", () => {
		const { engine, set } = fakeEngine((file) => [{ filename: file.name, code: "ONE_FILE_ONLY" }]);
		const { rerender } = render(slot(engine));
		set([attachment("first.pdf")]);
		const zone = input().parentElement;
		if (!zone) throw new Error("no zone");
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.getByRole("alert")).toHaveTextContent("“cv.pdf” was not added");
		rerender(slot(engine, { disabled: true }));
		expect(button("Remove first.pdf")).toBeDisabled();
		set([]);
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.queryByRole("listitem")).toBeNull();
	});

	it("takes files that are dropped on it", () => {
		render(slot(fakeEngine().engine));
		const zone = input().parentElement;
		if (!zone) throw new Error("no zone");
		fireEvent.dragOver(zone);
		fireEvent.drop(zone, { dataTransfer: { files: [PDF] } });
		expect(screen.getByRole("listitem")).toHaveTextContent("cv.pdf");
	});

	it("picks up what was chosen before the script came", () => {
		const { engine } = fakeEngine();
		const place = document.createElement("div");
		document.body.append(place);
		place.innerHTML = renderToString(slot(engine));
		const field = place.querySelector("input");
		if (!field) throw new Error("no field");
		Object.defineProperty(field, "files", { value: [PDF], configurable: true });
		render(slot(engine), { container: place, hydrate: true });
		expect(screen.getByRole("listitem")).toHaveTextContent("cv.pdf");
	});

	it("cancels, and retries what was cancelled", async () => {
		render(slot(fakeEngine().engine));
		await userEvent.upload(input(), PDF);
		await userEvent.click(button("Cancel cv.pdf"));
		expect(screen.getByRole("listitem")).toHaveTextContent("You stopped this upload.");
		expect(screen.queryByRole("progressbar")).toBeNull();
		await userEvent.click(button("Try again cv.pdf"));
		expect(screen.getByRole("progressbar")).toBeInTheDocument();
	});

	it("says why a file was not taken, and offers nothing but to remove it", () => {
		const { engine, set } = fakeEngine();
		render(slot(engine));
		set([attachment("cv.docx", { status: "unsupported", errorMessage: "LABEL_FILE_TYPE_MUST" })]);
		expect(screen.getByRole("listitem")).toHaveTextContent("The format must be PDF or JPEG.");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.docx"]);
		expect(input()).toBeEnabled();
	});

	it("says which file was refused beside those it has", async () => {
		const { engine } = fakeEngine((file) => [{ filename: file.name, code: "DOCUMENT_EXIST" }]);
		render(slot(engine, { accept: "document" }));
		await userEvent.upload(input(), PDF);
		expect(screen.getByRole("alert")).toHaveTextContent("“cv.pdf” is already here.");
	});

	it.each<[string, Partial<Attachment>]>([
		["Waiting for your connection. The upload goes on by itself.", { waiting: true }],
		["You're offline.", { waiting: true, errorMessage: "UPLOAD_OFFLINE" }],
		["Trying again in 42 seconds.", { waiting: true, errorMessage: "UPLOAD_BUSY", waitSeconds: 42 }],
		["The upload had to start again from the beginning.", { errorMessage: "UPLOAD_RESTARTED" }],
		["about 30 s left", { speed: 100_000 }],
		["about 5 min left", { speed: 10_000 }],
		["It seems that we need more time", { longUpload: true }],
	])("says %j", (text, more) => {
		const { engine, set } = fakeEngine();
		render(slot(engine));
		set([attachment("cv.pdf", more)]);
		expect(screen.getByRole("listitem")).toHaveTextContent(text);
	});

	it("moves the focus to the next row after a removal, and to the field after the last", async () => {
		const { engine, set } = fakeEngine();
		render(slot(engine, { accept: "document" }));
		set([attachment("a.pdf"), attachment("b.pdf"), attachment("c.pdf")]);
		await userEvent.click(button("Remove b.pdf"));
		expect(button("Remove c.pdf")).toHaveFocus();
		await userEvent.click(button("Remove c.pdf"));
		expect(button("Remove a.pdf")).toHaveFocus();
		await userEvent.click(button("Remove a.pdf"));
		expect(input()).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("a.pdf was removed.");
	});

	it("tells a listener when something happens, but not each step of the progress", () => {
		const { engine, set } = fakeEngine();
		render(slot(engine));
		const file = attachment("cv.pdf");
		set([file]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploading: 2 of 5 MB");
		set([{ ...file, progressFile: 3 }]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploading: 2 of 5 MB");
		set([{ ...file, status: "finish" }]);
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Uploaded");
	});

	it("hides the bar three seconds after the file is stored", () => {
		jest.useFakeTimers();
		const { engine, set } = fakeEngine();
		render(slot(engine));
		const file = attachment("cv.pdf");
		set([file]);
		set([{ ...file, status: "finish", progress: 100 }]);
		act(() => jest.advanceTimersByTime(2_999));
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "100");
		act(() => jest.advanceTimersByTime(1));
		expect(screen.queryByRole("progressbar")).toBeNull();
		jest.useRealTimers();
	});

	it("shows its error and ties it to the field", () => {
		render(slot(fakeEngine().engine, { error: "CV is required", hint: "PDF or JPEG" }));
		expect(input()).toBeInvalid();
		expect(input()).toHaveAccessibleDescription(/PDF or JPEG.*CV is required/);
	});

	it("ends its calls when it goes", async () => {
		const { engine, called } = fakeEngine();
		const { unmount } = render(slot(engine));
		unmount();
		await act(async () => {});
		expect(called).toEqual(["stop"]);
	});
});
