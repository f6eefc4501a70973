import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import messages from "@/messages/en/upload.json";
import { stubDialogs } from "@/tests/support/browser/dialog";
import { attachment, fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { LongUploadDialog } from "./long-upload-dialog.client";

beforeAll(stubDialogs);

function setUp() {
	const [cv, portfolio] = [fakeUploads(), fakeUploads()];
	const engines = [cv.uploads, portfolio.uploads];
	render(<LongUploadDialog engines={engines} messages={messages} />);
	return { cv, portfolio };
}

const LONG = attachment("cv.pdf", { longUpload: true });
const dialog = () => screen.queryByRole("dialog", { name: "It takes longer to upload" });

/** Another modal dialog on the page; returns a function that removes it without an event. */
function openOther(): () => void {
	const other = document.createElement("dialog");
	document.body.append(other);
	other.showModal();
	return () => act(() => other.remove());
}

describe("the long-upload dialog", () => {
	it("opens once for all slots", async () => {
		const { cv, portfolio } = setUp();
		cv.set([attachment("cv.pdf")]);
		expect(dialog()).toBeNull();
		cv.set([LONG]);
		expect(dialog()).toHaveTextContent("It seems that we need more time to upload your documents.");
		portfolio.set([attachment("plan.pdf", { longUpload: true })]);
		expect(screen.getAllByRole("dialog")).toHaveLength(1);
		await userEvent.click(screen.getByRole("button", { name: "OK" }));
		expect(dialog()).toBeNull();
		cv.set([]);
		cv.set([LONG]);
		expect(dialog()).toBeNull();
	});

	it("waits while another dialog is open", async () => {
		const { cv } = setUp();
		const close = openOther();
		cv.set([LONG]);
		expect(dialog()).toBeNull();
		close();
		await waitFor(() => expect(dialog()).toBeVisible());
	});

	it("is skipped if the upload ends behind another dialog, but opens for the next", async () => {
		const { cv } = setUp();
		const close = openOther();
		cv.set([LONG]);
		cv.set([{ ...LONG, status: "finish" }]);
		close();
		await act(async () => {});
		expect(dialog()).toBeNull();
		cv.set([LONG]);
		expect(dialog()).toBeVisible();
	});

	it("ignores stored files", () => {
		const { cv } = setUp();
		cv.set([{ ...LONG, status: "finish" }]);
		expect(dialog()).toBeNull();
	});
});
