import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Attachment } from "@/lib/upload/attachment";
import { CV_POLICY } from "@/lib/upload/slot/policy";
import messages from "@/messages/en/upload.json";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { UploadSlot } from "./upload-slot.client";

const SLOW: Partial<Attachment> = { status: "paused", errorMessage: "UPLOAD_SLOW", speed: 98_000 };

function setUp(file: Attachment, more: { disabled?: boolean; keeps?: boolean } = {}) {
	const world = fakeUploads();
	const slot = (props: typeof more) => (
		<UploadSlot id="cv" label="CV" required policy={CV_POLICY} uploads={world.uploads} messages={messages} {...props} />
	);
	const { rerender } = render(slot(more));
	world.set([file]);
	return { ...world, rerender: (props: typeof more) => rerender(slot(props)) };
}

const row = () => screen.getByRole("listitem");
const button = (name: string) => screen.getByRole("button", { name: `${name} cv.pdf` });
const focus = (name: string) => act(() => button(name).focus());

describe("a paused upload", () => {
	it("says why, how far it is and how slow it was, and keeps its bar", () => {
		setUp(attachment("cv.pdf", SLOW));
		expect(row()).toHaveTextContent("Paused, because your connection is slow just now.");
		expect(row()).toHaveTextContent("40%, 95 KB/s");
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "40");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.pdf", "Continue cv.pdf"]);
	});

	it("says what it costs, once that is known", () => {
		const file = attachment("cv.pdf", SLOW);
		const { set } = setUp({ ...file, resumes: undefined });
		expect(row()).not.toHaveTextContent(messages.UPLOAD_SLOW_KEPT);
		set([{ ...file, resumes: true }]);
		expect(row()).toHaveTextContent(`${messages.UPLOAD_SLOW} ${messages.UPLOAD_SLOW_KEPT}`);
		set([{ ...file, resumes: false }]);
		expect(row()).toHaveTextContent("upload anyway. Keep this page open: after a reload, the upload starts again");
		expect(row()).not.toHaveTextContent(messages.UPLOAD_SLOW_KEPT);
	});

	it("goes on when that is pressed, with the focus on what can be done next", async () => {
		setUp(attachment("cv.pdf", SLOW));
		await userEvent.click(button("Continue"));
		expect(row()).toHaveTextContent("Uploading: 1.9 of 4.9 MB (40%)");
		expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
		expect(button("Cancel")).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: The upload goes on.");
	});

	it("is announced, and the focus goes from the cancel button to the one that goes on", () => {
		const file = attachment("cv.pdf");
		const { set } = setUp(file);
		focus("Cancel");
		set([{ ...file, ...SLOW }]);
		expect(button("Continue")).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Paused, because your connection is slow just now.");
	});

	it("can be continued and removed while the rest of the form is closed", () => {
		setUp(attachment("cv.pdf", SLOW), { disabled: true });
		expect(button("Continue")).toBeEnabled();
		expect(button("Remove")).toBeEnabled();
	});
});

describe("an upload that stands still", () => {
	it("says how far it is while it waits", () => {
		setUp(attachment("cv.pdf", { waiting: true, errorMessage: "UPLOAD_OFFLINE" }));
		expect(row()).toHaveTextContent("You're offline. The upload goes on as soon as your connection is back.40%");
	});

	it("says so, and keeps its bar and its open field, while it waits for its file to be picked again", () => {
		setUp(attachment("cv.pdf", { status: "failed", errorMessage: "FILE_PICK_AGAIN" }));
		expect(row()).toHaveTextContent("Pick “cv.pdf” again: the upload goes on where it stopped.40%");
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "40");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.pdf"]);
		expect(screen.getByLabelText(/^CV/)).toBeEnabled();
	});

	it("promises nothing of what was sent where the host can't tell what it has", () => {
		const file = attachment("cv.pdf", { status: "failed", errorMessage: "FILE_PICK_AGAIN", resumes: false });
		setUp(file);
		expect(row()).toHaveTextContent("Pick “cv.pdf” again: the upload starts again from the beginning.");
	});

	it("has no amount to tell before anything was sent", () => {
		setUp(attachment("cv.pdf", { waiting: true, progress: 0, endSize: 0 }));
		expect(row()).not.toHaveTextContent("%");
	});
});

describe("an upload that goes on at the next visit", () => {
	const KEPT = "If this page closes, the upload goes on";

	it("says so while it is on its way, and asks for no patience as well", () => {
		setUp(attachment("cv.pdf", { isPersisted: true, longUpload: true }));
		expect(row()).toHaveTextContent(KEPT);
		expect(row()).not.toHaveTextContent(messages.LONGER_TO_UPLOAD);
	});

	it("says that it starts again where the host can't tell what it has, and nothing while that isn't known", () => {
		const { set } = setUp(attachment("cv.pdf", { isPersisted: true, resumes: false }));
		expect(row()).toHaveTextContent(messages.UPLOAD_KEPT_ANEW);
		set([attachment("cv.pdf", { isPersisted: true, resumes: undefined })]);
		expect(row()).not.toHaveTextContent("If this page closes");
	});

	it("doesn't when it is small, or done, or when nothing is kept on this device any more", () => {
		const { set, rerender } = setUp(attachment("cv.pdf", { isPersisted: true, sizeBytes: 1_000_023 }));
		expect(row()).not.toHaveTextContent(KEPT);
		set([attachment("cv.pdf", { isPersisted: true, status: "finish" })]);
		expect(row()).not.toHaveTextContent(KEPT);
		set([attachment("cv.pdf", { isPersisted: true })]);
		expect(row()).toHaveTextContent(KEPT);
		rerender({ keeps: false });
		expect(row()).not.toHaveTextContent(KEPT);
	});
});

describe("figures", () => {
	it("are written in the page's language", () => {
		document.documentElement.lang = "id";
		setUp(attachment("cv.pdf", { speed: 2_000_000 }));
		expect(row()).toHaveTextContent("1,9 of 4,9 MB (40%), 1,9 MB/s");
		document.documentElement.lang = "";
	});
});
