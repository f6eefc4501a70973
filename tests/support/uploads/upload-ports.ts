import type { Attachment } from "@/lib/upload/attachment";
import { createBandwidth } from "@/lib/upload/bandwidth";
import type { Reach, UploadPorts } from "@/lib/upload/ports";
import { createSemaphore } from "@/lib/upload/semaphore";
import { CV_POLICY, type FilePolicy } from "@/lib/upload/slot/policy";
import { createUploads } from "@/lib/upload/uploads";
import { VirtualClock } from "../browser/virtual-clock";
import { FakeHost, hashOf } from "./fake-upload-host";
import { FakeStorage } from "./fake-upload-storage";

/** What files consist of, and the SHA-256 of those that were hashed whole. */
interface Content {
	bytes: Buffer;
	blob: Blob;
	hash?: string;
}

const contents = new WeakMap<File, Content>();

const PDF_START = "%PDF-1.7\n";

/** Jest looks up a global on each use, which is slow in a loop over each word of a file. */
const { imul } = Math;

function contentOf(size: number, start: string): Content {
	const bytes = Buffer.alloc(size);
	const words = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(size / 4));
	for (let at = 0; at < words.length; at += 1) words[at] = imul(4 * at, 2_654_435_761);
	bytes.write(start, "latin1");
	return { bytes, blob: new Blob([bytes]) };
}

/** The contents of files up to this size are made once. */
const KEPT_BYTES = 10_000_000;

const kept = new Map<string, Content>();

function keptContentOf(size: number, start: string): Content {
	const key = `${size} ${start}`;
	const content = kept.get(key) ?? contentOf(size, start);
	if (size <= KEPT_BYTES) kept.set(key, content);
	return content;
}

function fileOf(content: Content, name: string, type: string): File {
	// A Blob's bytes are taken over without being copied.
	const file = new File([content.blob], name, { type, lastModified: 1_600_000_000_000 });
	contents.set(file, content);
	return file;
}

/** A file that starts as a PDF does and goes on with bytes that differ from place to place. */
export const makeFile = (name: string, size: number, more: { type?: string; start?: string } = {}): File =>
	fileOf(keptContentOf(size, more.start ?? PDF_START), name, more.type ?? "application/pdf");

export const bytesOf = (file: File) => contents.get(file)?.bytes ?? Buffer.alloc(0);

/** The hash of a file of these tests, computed once, or of any other Blob. */
async function hashOfBlob(blob: Blob): Promise<string> {
	const content = blob instanceof File ? contents.get(blob) : undefined;
	if (!content) return hashOf(Buffer.from(await blob.arrayBuffer()));
	content.hash ??= hashOf(content.bytes);
	return content.hash;
}

/** The engine's ports over a fake host, a virtual clock and a connection that tests switch. */
function fakePorts(storage: FakeStorage) {
	storage.copy = (file) => fileOf(contents.get(file) ?? contentOf(0, ""), file.name, file.type);
	const clock = new VirtualClock();
	const host = new FakeHost(bytesOf, clock);
	const listeners = new Set<() => void>();
	let isOnline = true;
	let count = 0;
	const world = { isReadable: true, reach: "host" as Reach, hashes: true, unreadable: undefined as File | undefined };
	const ports: UploadPorts = {
		transport: host,
		clock,
		connectivity: {
			online: () => isOnline,
			reach: async () => (isOnline ? world.reach : "nowhere"),
			onOnline(task) {
				listeners.add(task);
				return () => listeners.delete(task);
			},
		},
		semaphores: { large: createSemaphore(2), small: createSemaphore(1) },
		bandwidth: createBandwidth(),
		// Known so well that a call carries all the rest.
		host: { tells: true, isLong: true },
		storage,
		hash: async (blob) => (world.hashes ? hashOfBlob(blob) : undefined),
		async read(file, start, end) {
			if (!world.isReadable || world.unreadable === file) throw new DOMException("gone", "NotReadableError");
			return bytesOf(file).subarray(start, end);
		},
		random: () => 0.5,
		newIdentifier() {
			count += 1;
			return `identifier-${String(count).padStart(8, "0")}`;
		},
	};
	function setOnline(value: boolean) {
		isOnline = value;
		if (value) for (const task of [...listeners]) task();
	}
	return { ports, clock, host, storage, world, setOnline };
}

/** An engine in such a world. `settled` resolves when its first file is no longer on its way. */
export function setUpUploads(policy: FilePolicy = CV_POLICY, storage = new FakeStorage()) {
	const world = fakePorts(storage);
	const uploads = createUploads(policy, world.ports);
	const first = (): Attachment => {
		const row = uploads.snapshot()[0];
		if (!row) throw new Error("no file");
		return row;
	};
	const settled = () => world.clock.until(() => first().status !== "loading");
	return { ...world, uploads, first, settled };
}
