import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { closeFiles, type PostedForm, readForm } from "./read-form";

const BOUNDARY = "form-boundary";
const START = `--${BOUNDARY}\r\nContent-Disposition: form-data`;
const END = `\r\n--${BOUNDARY}--\r\n`;
const FILE = `${START}; name="cv"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF`;

jest.mock("node:fs/promises", () => ({ ...jest.requireActual("node:fs/promises"), open: jest.fn() }));
const openFile = jest.mocked(open);
const really: typeof open = jest.requireActual("node:fs/promises").open;
beforeEach(() => openFile.mockReset().mockImplementation(really));

async function read(body: BodyInit): Promise<PostedForm | null> {
	const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
	const form = await readForm(
		new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit),
	);
	await closeFiles(form?.files ?? []);
	return form;
}

/** The number of file handles still open. */
async function openFiles(): Promise<number> {
	const handles = await Promise.all(openFile.mock.results.map(({ value }) => value));
	return handles.filter(({ fd }) => fd !== -1).length;
}

it.each([
	["a file", FILE],
	["an empty file field", FILE.replace("a.pdf", "")],
	["a second file", `${FILE}\r\n${FILE}`],
	["a text", `${START}; name="fullname"\r\n\r\nSuha`],
])("a form that ends within %s is unreadable and leaves no file open", async (_, body) => {
	expect(await read(body)).toBeNull();
	expect(await openFiles()).toBe(0);
});

it.each([
	["a field without a name", START, 5],
	["a long field with a line break in its name", `${START}; name="a\rb"`, 100_000],
	["a long part of another kind", `--${BOUNDARY}\r\nContent-Type: text/plain`, 1_000_000],
])("skips %s", async (_, head, length) => {
	const body = `${head}\r\n\r\n${"x".repeat(length)}\r\n${START}; name="fullname"\r\n\r\nSuharto${END}`;
	expect((await read(body))?.fields).toEqual([["fullname", "Suharto"]]);
});

it("a form whose browser disconnects within a file leaves no file open", async () => {
	const parts = [FILE, "x".repeat(100_000)];
	const body = new ReadableStream({
		pull(controller) {
			const part = parts.shift();
			if (part) controller.enqueue(Buffer.from(part));
			else controller.error(new Error("gone"));
		},
	});
	expect(await read(body)).toBeNull();
	expect(await openFiles()).toBe(0);
});

it("a full disk is our failure, whatever follows", async () => {
	openFile.mockImplementation(async (path) => {
		await (await really(path, "wx")).close();
		return really("/dev/full", constants.O_RDWR);
	});
	const body = `${FILE}${"x".repeat(5_000_000)}${END}`;
	await expect(read(body)).rejects.toMatchObject({ code: "ENOSPC" });
	expect(await openFiles()).toBe(0);
});
