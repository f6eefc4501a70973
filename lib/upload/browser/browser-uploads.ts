import type { FilePolicy } from "../slot/policy";
import { createUploads, type Uploads } from "../uploads";
import { browserPorts } from "./ports";
import type { StoragePlace } from "./storage";
import type { UploadDestination } from "./transport";

interface Slot extends Omit<UploadDestination, "purpose">, StoragePlace {
	policy: FilePolicy;
	/** What the files are sent for; an application unless told. */
	purpose?: UploadDestination["purpose"];
}

/** The engine of one slot in a browser. Touches nothing of the browser before a file is added. */
export const browserUploads = ({ policy, purpose = "application", ...to }: Slot): Uploads =>
	createUploads(policy, browserPorts({ ...to, purpose }));
