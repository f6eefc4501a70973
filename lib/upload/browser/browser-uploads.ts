import type { FilePolicy } from "../slot/policy";
import { createUploads, type Uploads } from "../uploads";
import { browserPorts } from "./ports";
import type { StoragePlace } from "./storage";
import type { UploadDestination } from "./transport";

interface Slot extends Omit<UploadDestination, "purpose">, StoragePlace {
	policy: FilePolicy;
	/** The purpose of the files; by default an application. */
	purpose?: UploadDestination["purpose"];
}

/** The engine of one slot in a browser. Accesses no browser API before a file is added. */
export const browserUploads = ({ policy, purpose = "application", ...to }: Slot): Uploads =>
	createUploads(policy, browserPorts({ ...to, purpose }));
