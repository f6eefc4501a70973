import type { PersistedUpload } from "../persisted/persisted-upload";

/** The stored record of an upload; its file is stored separately, so that recording progress never rewrites it. */
export interface PersistedRecord extends Omit<PersistedUpload, "file"> {
	/** Key of its form: the job's open code, where it has one. */
	openCode: string;
	slotPath: string;
	/** When something of it was last written down, milliseconds since 1970. */
	savedAt: number;
}
