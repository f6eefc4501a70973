import { extensionOf } from "../../lib/contract/file-types";
import type { FieldError } from "../form-checks/field-errors";
import type { JobSettings } from "./job-settings";

/** Refuses a CV in Word's format where the job doesn't take it; its content was checked when it was uploaded. */
export function cvErrors(cvName: string | undefined, { takesWord }: Pick<JobSettings, "takesWord">): FieldError[] {
	const isWord = cvName !== undefined && extensionOf(cvName) === "docx";
	return isWord && !takesWord ? [["file_cv", "The CV for this job must be a PDF or JPEG."]] : [];
}
