import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Attachment } from "@/lib/upload/attachment";
import { CV_POLICY } from "@/lib/upload/slot/policy";
import messages from "@/messages/en/upload.json";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { UploadSlot } from "./upload-slot.client";

const SLOW: Partial<Attachment> = { status: "paused", errorMessage: "UPLOAD_SLOW", speed: 98_000 };

function setUp(file: Attachment, more: { disabled?: boolean; persists?: boolean } = {}) {
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
	it("shows the reason, progress and speed, and keeps its bar", () => {
		setUp(attachment("cv.pdf", SLOW));
		expect(row()).toHaveTextContent("Paused, because your connection is slow right now.");
		expect(row()).toHaveTextContent("40%, 95 KB/s");
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "40");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.pdf", "Continue cv.pdf"]);
	});

	it("explains the cost of a reload once it is known", () => {
		const file = attachment("cv.pdf", SLOW);
		const { set } = setUp({ ...file, resumes: undefined });
		expect(row()).not.toHaveTextContent(messages.UPLOAD_SLOW_KEPT);
		set([{ ...file, resumes: true }]);
		expect(row()).toHaveTextContent(`${messages.UPLOAD_SLOW} ${messages.UPLOAD_SLOW_KEPT}`);
		set([{ ...file, resumes: false }]);
		expect(row()).toHaveTextContent("upload anyway. Keep this page open: after a reload, the upload starts again");
		expect(row()).not.toHaveTextContent(messages.UPLOAD_SLOW_KEPT);
	});

	it('resumes on "Continue" and focuses the next action', async () => {
		setUp(attachment("cv.pdf", SLOW));
		await userEvent.click(button("Continue"));
		expect(row()).toHaveTextContent("Uploading: 1.9 of 4.9 MB (40%)");
		expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
		expect(button("Cancel")).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: The upload continues.");
	});

	it("is announced, and moves focus from cancel to continue", () => {
		const file = attachment("cv.pdf");
		const { set } = setUp(file);
		focus("Cancel");
		set([{ ...file, ...SLOW }]);
		expect(button("Continue")).toHaveFocus();
		expect(screen.getByRole("status")).toHaveTextContent("cv.pdf: Paused, because your connection is slow right now.");
	});

	it("can be resumed and removed while the rest of the form is locked", () => {
		setUp(attachment("cv.pdf", SLOW), { disabled: true });
		expect(button("Continue")).toBeEnabled();
		expect(button("Remove")).toBeEnabled();
	});
});

describe("a stalled upload", () => {
	it("shows its progress while it waits", () => {
		setUp(attachment("cv.pdf", { waiting: true, errorMessage: "UPLOAD_OFFLINE" }));
		expect(row()).toHaveTextContent("You're offline. The upload continues as soon as your connection is back.40%");
	});

	it("keeps its bar and its open field while it waits for its file to be picked again", () => {
		setUp(attachment("cv.pdf", { status: "failed", errorMessage: "FILE_PICK_AGAIN" }));
		expect(row()).toHaveTextContent("Choose “cv.pdf” again: the upload continues where it stopped.40%");
		expect(screen.getByRole("progressbar")).toHaveAttribute("value", "40");
		expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Remove cv.pdf"]);
		expect(screen.getByLabelText(/^CV/)).toBeEnabled();
	});

	it("promises nothing about sent bytes if the host can't report its position", () => {
		const file = attachment("cv.pdf", { status: "failed", errorMessage: "FILE_PICK_AGAIN", resumes: false });
		setUp(file);
		expect(row()).toHaveTextContent("Choose “cv.pdf” again: the upload starts again from the beginning.");
	});

	it("shows no amount before anything was sent", () => {
		setUp(attachment("cv.pdf", { waiting: true, progress: 0, endSize: 0 }));
		expect(row()).not.toHaveTextContent("%");
	});
});

describe("an upload that resumes at the next visit", () => {
	const SURVIVES = "If this page closes, the upload continues";

	it("says so while it is running, without asking for patience as well", () => {
		setUp(attachment("cv.pdf", { isPersisted: true, longUpload: true }));
		expect(row()).toHaveTextContent(SURVIVES);
		expect(row()).not.toHaveTextContent(messages.LONGER_TO_UPLOAD);
	});

	it("says that it restarts if the host can't report its position, and nothing until that is known", () => {
		const { set } = setUp(attachment("cv.pdf", { isPersisted: true, resumes: false }));
		expect(row()).toHaveTextContent(messages.UPLOAD_KEPT_ANEW);
		set([attachment("cv.pdf", { isPersisted: true, resumes: undefined })]);
		expect(row()).not.toHaveTextContent("If this page closes");
	});

	it("doesn't say so when it is small, done, or not saved on this device", () => {
		const { set, rerender } = setUp(attachment("cv.pdf", { isPersisted: true, sizeBytes: 1_000_023 }));
		expect(row()).not.toHaveTextContent(SURVIVES);
		set([attachment("cv.pdf", { isPersisted: true, status: "finish" })]);
		expect(row()).not.toHaveTextContent(SURVIVES);
		set([attachment("cv.pdf", { isPersisted: true })]);
		expect(row()).toHaveTextContent(SURVIVES);
		rerender({ persists: false });
		expect(row()).not.toHaveTextContent(SURVIVES);
	});
});

describe("figures", () => {
	it("use the page's language", () => {
		document.documentElement.lang = "id";
		setUp(attachment("cv.pdf", { speed: 2_000_000 }));
		expect(row()).toHaveTextContent("1,9 of 4,9 MB (40%), 1,9 MB/s");
		document.documentElement.lang = "";
	});
});
