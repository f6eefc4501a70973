import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createDesk } from "@/lib/upload/pictures/desk";
import type { Page } from "@/lib/upload/pictures/page";
import { DOCUMENT_POLICY, type FilePolicy, LEGACY_CV_POLICY } from "@/lib/upload/slot/policy";
import linkMessages from "@/messages/en/link-check.json";
import uploadMessages from "@/messages/en/upload.json";
import { setUpLinks } from "@/tests/support/hosts/link-ports";
import { fakeUploads } from "@/tests/support/uploads/fake-uploads";
import { DocumentSlot } from "../document-slot.client";

const photo = (name: string, type = "image/jpeg") => new File(["x"], name, { type });

const pageOf = (bytes: number): Page => ({
	jpeg: new Blob([new Uint8Array(bytes)]),
	thumbnail: new Blob(),
	width: 4,
	height: 3,
});

beforeEach(() => {
	URL.createObjectURL = () => "blob:thumbnail";
	URL.revokeObjectURL = () => {};
	// A browser that can't open any picture.
	jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});

interface Settings {
	policy?: FilePolicy;
	/** Prepared pictures that are there already, of so many bytes each. */
	prepared?: readonly File[];
	bytes?: number;
}

async function setUp({ policy = DOCUMENT_POLICY, prepared = [], bytes = 10 }: Settings = {}) {
	const [files, desk] = [fakeUploads(), createDesk()];
	desk.add(prepared);
	for (const { id } of desk.snapshot()) desk.setPage(id, pageOf(bytes));
	render(
		<DocumentSlot
			id="slot"
			label="Certificate"
			required
			policy={policy}
			uploads={files.uploads}
			links={setUpLinks().links}
			desk={desk}
			messages={{ ...uploadMessages, ...linkMessages }}
		/>,
	);
	if (prepared.length > 0) await screen.findByRole("button", { name: "Upload" });
	return { ...files, desk };
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Certificate/);
const rows = () => within(screen.getByRole("list", { name: "Your pictures" })).getAllByRole("listitem");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("pictures in a document slot", () => {
	it("may be of a type that becomes another one", async () => {
		await setUp();
		const types = input().accept.split(",");
		expect(types).toEqual([...new Set(types)]);
		expect(types).toEqual([...(DOCUMENT_POLICY.accept ?? "").split(","), ".webp"]);
	});

	it("are uploaded as they are if the browser can't open them and the slot takes them", async () => {
		const { added } = await setUp();
		await userEvent.upload(input(), [photo("plan.pdf", "application/pdf"), photo("a.jpg")]);
		expect(added[0]).toBe("plan.pdf");
		expect(await screen.findByRole("button", { name: "Remove a.jpg" })).toBeInTheDocument();
		expect(added).toEqual(["plan.pdf", "a.jpg"]);
		expect(screen.queryByText("Your pictures")).toBeNull();
	});

	it("are refused with advice if the browser can't open them and the slot doesn't take them", async () => {
		const { added } = await setUp();
		await userEvent.upload(input(), [photo("a.webp", "image/webp"), photo("b.webp", "image/webp")]);
		const alerts = await screen.findAllByRole("alert");
		expect(alerts.map(({ textContent }) => textContent)).toEqual([
			expect.stringContaining("This browser can't open “a.webp”"),
			expect.stringContaining("This browser can't open “b.webp”"),
		]);
		expect(added).toEqual([]);
	});

	it("become one PDF in the order of the list", async () => {
		const { added, desk } = await setUp({ prepared: [photo("a.jpg"), photo("b.png", "image/png")] });
		await press("Move down: Page 1");
		expect(rows()[0]).toHaveTextContent("b.png");
		expect(screen.getByRole("button", { name: "Move down: Page 2" })).toHaveFocus();
		await press("Upload");
		expect(added).toEqual(["b.pdf"]);
		expect(desk.snapshot()).toEqual([]);
		expect(input()).toHaveFocus();
	});

	it("can be removed, and then nothing is uploaded", async () => {
		const { added } = await setUp({ prepared: [photo("a.jpg")] });
		await press("Remove Page 1");
		expect(screen.queryByText("Your pictures")).toBeNull();
		expect(input()).toHaveFocus();
		expect(added).toEqual([]);
	});

	it("stay if the slot doesn't take what they become", async () => {
		const files = [photo("a.jpg"), photo("b.jpg")];
		const { added } = await setUp({ policy: LEGACY_CV_POLICY, prepared: files, bytes: 3_000_000 });
		await press("Upload");
		expect(screen.getByRole("alert")).toHaveTextContent("5 MB");
		expect(rows()).toHaveLength(2);
		expect(added).toEqual([]);
		await press("Remove Page 2");
		await press("Upload");
		expect(added).toEqual(["a.jpg"]);
	});

	it("are refused at once if the slot has a file of their name", async () => {
		const { set, desk, uploads } = await setUp();
		act(() => void uploads.add([photo("a.jpg")]));
		set([...uploads.snapshot()]);
		await userEvent.upload(input(), [photo("a.jpg")]);
		expect(screen.getByText(/“a\.jpg” is already here/)).toBeInTheDocument();
		expect(desk.snapshot()).toEqual([]);
	});

	it("can be uploaded as originals only where the slot takes all of them", async () => {
		const { added } = await setUp({ prepared: [photo("a.jpg"), photo("b.webp", "image/webp")] });
		expect(screen.queryByRole("checkbox")).toBeNull();
		await press("Remove Page 2");
		await userEvent.click(screen.getByRole("checkbox", { name: "Send the original picture" }));
		await press("Upload");
		expect(added).toEqual(["a.jpg"]);
	});
});
