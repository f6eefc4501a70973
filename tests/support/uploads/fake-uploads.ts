import { act } from "@testing-library/react";
import type { Attachment } from "@/lib/upload/attachment";
import type { RefusedFile } from "@/lib/upload/intake";
import { persistedAttachment } from "@/lib/upload/row-changes";
import type { Uploads } from "@/lib/upload/uploads";

let row = 0;

/** A file that is on its way, unless `more` says otherwise. */
export function attachment(filename: string, more: Partial<Attachment> = {}): Attachment {
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
		isPersisted: false,
		resumes: true,
		lastModified: 0,
		createdTime: 0,
		...more,
	};
}

/** An upload engine that does what the test says. `added` are the names of the files it was given. */
export function fakeUploads(refuse: (file: File) => RefusedFile[] = () => []) {
	let rows: readonly Attachment[] = [];
	const listeners = new Set<() => void>();
	const added: string[] = [];
	const set = (next: readonly Attachment[]) => {
		rows = next;
		for (const listener of listeners) listener();
	};
	const patch = (identifier: string, more: Partial<Attachment>) =>
		set(rows.map((one) => (one.identifier === identifier ? { ...one, ...more } : one)));
	const uploads: Uploads = {
		snapshot: () => rows,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		add(files) {
			added.push(...files.map(({ name }) => name));
			const refused = files.flatMap(refuse);
			if (refused.length === 0) set([...rows, ...files.map((file) => attachment(file.name))]);
			return refused;
		},
		cancel: (id) => patch(id, { status: "failed", errorMessage: "UPLOAD_CANCELLED" }),
		retry: (id) => patch(id, { status: "loading", errorMessage: undefined }),
		proceed() {
			for (const { status, identifier } of rows)
				if (status === "paused") patch(identifier, { status: "loading", errorMessage: undefined });
		},
		takeUp: async () => {},
		remove: (id) => set(rows.filter((one) => one.identifier !== id)),
		restore: (files) => set(files.map((file) => persistedAttachment(file, file.filepath, 0))),
		stop: () => {},
	};
	return { uploads, added, set: (next: Attachment[]) => act(() => set(next)) };
}
