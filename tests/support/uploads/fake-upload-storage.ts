import type { PersistedChange, PersistedUpload } from "@/lib/upload/persisted/persisted-upload";
import type { UploadStorage } from "@/lib/upload/ports";

/** The browser's storage of one slot, which outlives engines; `hasRoom` false keeps no copies. */
export class FakeStorage implements UploadStorage {
	readonly uploads = new Map<string, PersistedUpload>();
	hasRoom = true;
	isAllowed = true;
	untilSent = false;
	/** Makes the copy of a file. */
	copy = (file: File): File => file;

	async take(): Promise<PersistedUpload[]> {
		return [...this.uploads.values()];
	}

	async keep(upload: PersistedUpload, file?: File): Promise<File | undefined> {
		if (!this.isAllowed) return undefined;
		const copy = file && this.hasRoom ? this.copy(file) : undefined;
		this.uploads.set(upload.identifier, { ...upload, file: copy });
		return copy;
	}

	async note(identifier: string, news: Partial<PersistedChange>): Promise<boolean> {
		const upload = this.uploads.get(identifier);
		if (upload) this.uploads.set(identifier, { ...upload, ...news });
		return upload !== undefined;
	}

	async forget(identifier: string): Promise<void> {
		this.uploads.delete(identifier);
	}
}
