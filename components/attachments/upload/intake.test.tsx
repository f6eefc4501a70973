import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { UploadCode } from "@/lib/upload/codes";
import { CV_POLICY, DOCUMENT_POLICY, type FilePolicy } from "@/lib/upload/slot/policy";
import messages from "@/messages/en/upload.json";
import { stubDialogs } from "@/tests/support/browser/dialog";
import { fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { UploadSlot } from "./upload-slot.client";

beforeAll(stubDialogs);

const GIGABYTE = 1_000_000_000;

function file(name: string, size = 10): File {
	const one = new File(["x"], name);
	Object.defineProperty(one, "size", { value: size });
	return one;
}

function setUp(policy: FilePolicy = DOCUMENT_POLICY, code?: UploadCode) {
	const world = fakeUploads(({ name }) => (code ? [{ filename: name, code }] : []));
	const slot = (disabled = false) => (
		<UploadSlot
			id="slot"
			plain={{ name: "slot", isOnlyWay: true }}
			label="Portfolio"
			required={false}
			policy={policy}
			uploads={world.uploads}
			messages={messages}
			disabled={disabled}
		/>
	);
	const { rerender } = render(slot());
	return { ...world, disable: () => rerender(slot(true)) };
}

const input = () => screen.getByLabelText<HTMLInputElement>("Portfolio");
const dialog = () => screen.queryByRole("dialog");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const pick = (...files: File[]) => fireEvent.change(input(), { target: { files } });

describe("a file that is already in the slot", () => {
	it("opens a dialog, which returns the focus", async () => {
		const { added } = setUp(DOCUMENT_POLICY, "DOCUMENT_EXIST");
		act(() => input().focus());
		pick(file("plan.pdf"), file("cost.pdf"));
		expect(dialog()).toHaveAccessibleName("Document already exists");
		expect(dialog()).toHaveTextContent("You can't upload the same document twice: “plan.pdf” is already here.");
		expect(dialog()).toHaveTextContent("“cost.pdf”");
		await press("OK");
		expect(dialog()).toBeNull();
		expect(input()).toHaveFocus();
		expect(added).toEqual(["plan.pdf", "cost.pdf"]);
	});
});

describe("a file above 1,000,000,000 bytes", () => {
	it("is sent only after the warning", async () => {
		const { added } = setUp();
		pick(file("film.mp4", GIGABYTE + 1));
		expect(dialog()).toHaveAccessibleName("This file is very large");
		expect(dialog()).toHaveTextContent("“film.mp4” is 972 MB.");
		expect(added).toEqual([]);
		await press("Proceed");
		expect(dialog()).toBeNull();
		expect(added).toEqual(["film.mp4"]);
	});

	it("is not sent if the person cancels or dismisses the warning", async () => {
		const { added } = setUp();
		act(() => input().focus());
		pick(file("film.mp4", GIGABYTE + 1));
		await press("Cancel");
		expect(dialog()).toBeNull();
		expect(input()).toHaveFocus();
		pick(file("film.mp4", GIGABYTE + 1));
		act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
		expect(dialog()).toBeNull();
		expect(added).toEqual([]);
	});

	it("asks one file at a time, in picking order", async () => {
		const { added } = setUp();
		pick(file("a.pdf"), file("b.mp4", 2 * GIGABYTE), file("c.mp4", 3 * GIGABYTE), file("d.pdf"));
		expect(dialog()).toHaveTextContent("“b.mp4”");
		expect(added).toEqual(["a.pdf"]);
		await press("Cancel");
		expect(dialog()).toHaveTextContent("“c.mp4”");
		await press("Proceed");
		expect(dialog()).toBeNull();
		expect(added).toEqual(["a.pdf", "c.mp4", "d.pdf"]);
	});

	it("doesn't ask if it would be rejected anyway", () => {
		const { added } = setUp(CV_POLICY);
		pick(file("cv.docx", 2 * GIGABYTE));
		expect(dialog()).toBeNull();
		expect(added).toEqual(["cv.docx"]);
	});

	it("has a button in the product's warning red with sufficient contrast", () => {
		setUp();
		pick(file("film.mp4", 2 * GIGABYTE));
		const { classList } = screen.getByRole("button", { name: "Proceed" });
		for (const name of ["bg-[#ed2453]", "text-white", "font-bold", "text-xl"]) expect(classList).toContain(name);
	});
});

describe("pasting into a slot", () => {
	const paste = (files: File[], types = ["Files"], target: Element = input()) =>
		fireEvent.paste(target, { clipboardData: { files, types } });

	it("adds files and names copied pictures", () => {
		jest.useFakeTimers({ now: new Date(2030, 0, 2, 3, 4, 5) });
		const { added } = setUp();
		paste([file("Ijazah.pdf"), file("image.png")]);
		expect(added).toEqual(["Ijazah.pdf", "Pasted image 2030-01-02 03.04.05.png"]);
		jest.useRealTimers();
	});

	it("works from the buttons of its rows too", () => {
		const { added } = setUp();
		pick(file("a.pdf"));
		paste([file("b.pdf")], ["Files"], screen.getByRole("button", { name: "Remove a.pdf" }));
		expect(added).toEqual(["a.pdf", "b.pdf"]);
	});

	it("does nothing while the form is being sent, and leaves text alone", () => {
		const { added, disable } = setUp();
		expect(paste([], ["text/plain"])).toBe(true);
		disable();
		paste([file("a.pdf")]);
		expect(added).toEqual([]);
	});
});

describe("dropping beside a slot", () => {
	function drag(type: "drop" | "dragOver", types: string[], target: Element = document.body) {
		const event = createEvent[type](target, { dataTransfer: { types, files: [], dropEffect: "copy" } });
		fireEvent(target, event);
		return event;
	}

	it("doesn't navigate to a file", () => {
		setUp();
		expect(drag("dragOver", ["Files"]).defaultPrevented).toBe(true);
		expect(drag("drop", ["Files"]).defaultPrevented).toBe(true);
	});

	it("works normally for text, and for anything after the form is gone", () => {
		setUp();
		expect(drag("drop", ["text/plain"]).defaultPrevented).toBe(false);
		document.body.replaceChildren();
	});
});

describe("the drop hint", () => {
	it("is hidden on touch devices", () => {
		setUp();
		expect(screen.getByText("or drop it here")).toHaveClass("[@media(pointer:coarse)]:hidden");
	});
});
