import type { CvState } from "@/lib/application/values";
import type { Attachment } from "@/lib/upload/attachment";

/** How the CV stands, by its slot's files. */
export function cvStateOf(attachments: readonly Attachment[]): CvState {
	const has = (...statuses: Attachment["status"][]) => attachments.some(({ status }) => statuses.includes(status));
	const stored = attachments.find(({ status }) => status === "finish");
	if (stored) return { kind: "stored", filepath: stored.filepath, filename: stored.filename };
	if (has("loading", "paused")) return { kind: "busy" };
	if (has("failed")) return { kind: "failed" };
	return { kind: has("unsupported") ? "unsupported" : "none" };
}
