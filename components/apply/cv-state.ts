import type { CvState } from "@/lib/application/values";
import type { Attachment } from "@/lib/upload/attachment";

/** How the CV stands, by its slot's files. */
export function cvStateOf(attachments: readonly Attachment[]): CvState {
	const stored = attachments.find((one) => one.status === "finish");
	if (stored) return { kind: "stored", filepath: stored.filepath, filename: stored.filename };
	if (attachments.some((one) => one.status === "loading")) return { kind: "busy" };
	return { kind: attachments.length > 0 ? "failed" : "none" };
}
