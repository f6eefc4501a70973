import type { Attachment } from "@/lib/upload/attachment";
import { createBandwidth } from "@/lib/upload/bandwidth";
import type { Reach, UploadPorts } from "@/lib/upload/ports";
import { createSemaphore } from "@/lib/upload/semaphore";
import { CV_POLICY, type FilePolicy } from "@/lib/upload/slot/policy";
import { createUploads } from "@/lib/upload/uploads";
import { VirtualClock } from "../browser/virtual-clock";
import { FakeHost, hashOf } from "./fake-upload-host";
import { FakeStorage } from "./fake-upload-storage";

const contents = new WeakMap<File, Buffer>();

const PDF_START = "%PDF-1.7\n";

/** Jest looks up a global on each use, which is slow in a loop over each word of a file. */
const { imul } = Math;

/** A file that starts as a PDF does and goes on with bytes that differ from place to place. */
export function makeFile(name: string, size: number, more: { type?: string; start?: string } = {}): File {
	const bytes = Buffer.alloc(size);
	const words = new Uint32Array(bytes.buffer, bytes.byteOffset, Math.floor(size / 4));
	for (let at = 0; at < words.length; at += 1) words[at] = imul(4 * at, 2_654_435_761);
	bytes.write(more.start ?? PDF_START, "latin1");
	const file = new File([bytes], name, { type: more.type ?? "application/pdf", lastModified: 1_600_000_000_000 });
	contents.set(file, bytes);
	return file;
}

export const bytesOf = (file: File) => contents.get(file) ?? Buffer.alloc(0);

function copyOf(file: File): File {
	const copy = new File([file], file.name, {
		type: file.type,
		lastModified: file.lastModified,
	});
	contents.set(copy, bytesOf(file));
	return copy;
}

/** The engine's ports over a fake host, a virtual clock and a connection that tests switch. */
function fakePorts(storage: FakeStorage) {
	storage.copy = copyOf;
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
		hash: async (blob) => (world.hashes ? hashOf(Buffer.from(await blob.arrayBuffer())) : undefined),
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
