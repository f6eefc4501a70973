import { type FormValue, toFields } from "@/lib/contract/form-data";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import { type Sent, sendForm } from "./send-form";

/** Sends an application to `path` of this site; tries under the same key count once, so that nobody applies twice. */
export const sendApplication = (
	path: string,
	payload: ApplicationPayload,
	key: string,
): Promise<Sent<ApplicationResult>> => sendForm(path, toFields(payload as FormValue), key);
