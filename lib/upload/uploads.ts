import type { Attachment } from "./attachment";
import { createIntake, type RefusedFile } from "./intake";
import { createJobs, type Jobs } from "./jobs";
import type { UploadPorts } from "./ports";
import { createRows } from "./rows";
import type { Workplace } from "./run-job";
import type { FilePolicy } from "./slot/policy";
import type { PersistedFile } from "./slot/slot-files";

/** The files of one slot. `snapshot` returns the same list until something changes. */
export interface Uploads extends Omit<Jobs, "start"> {
	snapshot(): readonly Attachment[];
	subscribe(listener: () => void): () => void;
	/** Adds files and starts sending them; returns those that the slot rejects. */
	add(files: readonly File[]): RefusedFile[];
	/** Restores files that the host already stored, as finished; skips those that are already there. Sends nothing. */
	restore(files: readonly PersistedFile[]): void;
	/** Goes on with what an earlier visit left unfinished. */
	takeUp(): Promise<void>;
}

/** The engine of one slot: sends its files to the host through `ports`. */
export function createUploads(policy: FilePolicy, ports: UploadPorts): Uploads {
	const rows = createRows();
	const place: Workplace = { rows, policy, ports, orphans: [] };
	const { start, ...jobs } = createJobs(place);
	const intake = createIntake(place, { start, ...jobs });
	return {
		...jobs,
		snapshot: rows.all,
		subscribe: rows.subscribe,
		add: (files) => files.flatMap((file) => intake.add(file) ?? []),
		restore: (files) => files.forEach(intake.restore),
		async takeUp() {
			for (const left of await ports.storage.take()) intake.takeUp(left);
		},
	};
}
