import type { UploadStorage } from "../ports";

/** Where a slot's unfinished uploads are kept. */
export interface StoragePlace {
	/** The job's open code: uploads of one form belong together. */
	openCode: string;
	/** Names the slot within its form. */
	slotPath: string;
	/** Whether the person lets anything be kept on this device. */
	mayKeep(): boolean;
}

export const browserStorage = (_place: StoragePlace): UploadStorage => ({
	take: async () => [],
	keep: async () => undefined,
	note: async () => undefined,
	forget: async () => undefined,
});
