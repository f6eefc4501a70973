import "server-only";
import type { FieldCode } from "@/lib/application/codes";
import { type ClosedReason, closedReason } from "@/lib/contract/closed-reason";
import type { ChunkAnswer } from "@/lib/contract/schemas/upload";
import { unfitCode } from "@/lib/upload/codes";
import { contentCode } from "@/lib/upload/slot/rules";
import type { FormResult } from "../../../form-result";
import { refuse } from "../../../refusal";
import type { PickedFile } from "./picked-files";
import { type ClosedParts, refusedBy, refusedFor } from "./results";
import { type UploadTarget, uploadFile } from "./upload-file";

/** The files' paths at the host, and the text that it extracted from the CV. */
export interface Stored {
	places: Map<PickedFile, string>;
	rawCv: string;
	/** The files that nobody can open, with the reason, if the host says so. */
	closed: Map<PickedFile, ClosedReason>;
}

/** What of an application's files nobody can open. */
export const closedParts = ({ closed }: Stored): ClosedParts => ({
	closedCv: [...closed].find(([{ slot }]) => slot.isCv)?.[1],
	closedFiles: [...closed.keys()].filter(({ slot }) => !slot.isCv).map(({ slot }) => slot.name),
});

/** The upload calls' answers, each with a name of its own for the path. */
type StoredAnswer = Pick<ChunkAnswer, "filepath" | "content"> & { file_name?: string };

/** Why a host refuses a file, by the status alone; undefined for a refusal for another reason. */
function codeOf(status: number, { slot, policy }: PickedFile): FieldCode | undefined {
	if (status === 415) return unfitCode(contentCode(policy));
	if (status === 413) return slot.isLegacy ? "CV_TOO_LARGE" : "FILE_TOO_LARGE";
	return undefined;
}

function refusedFile(picked: PickedFile, answer: Response): FormResult | Promise<FormResult> {
	const code = codeOf(answer.status, picked);
	return code ? refusedFor({ [picked.path]: code }) : refusedBy(answer);
}

/** Uploads files to the host one after another. Returns the reason as soon as it refuses one. Throws `HostFailure`. */
export async function storeFiles(picked: readonly PickedFile[], target: UploadTarget): Promise<Stored | FormResult> {
	const stored: Stored = { places: new Map(), rawCv: "", closed: new Map() };
	for (const one of picked) {
		const answer = await uploadFile(one.file, one.slot, target);
		if (!answer.ok) return refusedFile(one, answer);
		const { filepath, file_name, content }: StoredAnswer = await answer.json();
		const place = filepath ?? file_name;
		if (!place) return refusedBy(refuse("bad_host_answer"));
		stored.places.set(one, place);
		const reason = closedReason(content);
		if (reason) stored.closed.set(one, reason);
		if (one.slot.isCv) stored.rawCv = content?.raw_content ?? "";
	}
	return stored;
}
