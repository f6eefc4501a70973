import { type FormValue, toFields } from "@/lib/contract/form-data";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import { type Delivery, type Sent, sendForm } from "./send-form";

/** Sends an application to `path` of this site; if its host honours keys, attempts with the same key count once. */
export const sendApplication = (
	path: string,
	payload: ApplicationPayload,
	delivery: Delivery,
): Promise<Sent<ApplicationResult>> => sendForm(path, toFields(payload as FormValue), delivery);
