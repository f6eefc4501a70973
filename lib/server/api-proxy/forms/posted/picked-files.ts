import "server-only";
import type { AdditionalField } from "@/lib/application/additional-field";
import type { FileCode } from "@/lib/application/codes";
import type { DocumentFile } from "@/lib/application/documents";
import { type AskedFiles, postedPath } from "@/lib/application/posted/posted-documents";
import type { Posted } from "@/lib/application/posted/posted-values";
import type { RequestedDocument } from "@/lib/application/requested-document";
import type { FieldPath } from "@/lib/application/values";
import type { JobAddress } from "@/lib/job/address";
import { unfitCode } from "@/lib/upload/codes";
import { ANSWER_SLOT, answerPolicy, type FilePolicy, slotPolicy } from "@/lib/upload/slot/policy";
import { checkContent, checkPicked, SIGNATURE_BYTES, sentName } from "@/lib/upload/slot/rules";
import { FILES_BYTES, type SpooledFile } from "./spool";
import type { FileSlot } from "./upload-file";

/** A file of a posted form, with its slot or question. */
export interface PickedFile {
	file: SpooledFile;
	path: FieldPath;
	policy: FilePolicy;
	slot: FileSlot;
	/** Why it was rejected. */
	problem?: FileCode;
}

type Place = Pick<PickedFile, "policy"> & { slot: Omit<FileSlot, "name"> };

function documentPlace(document: RequestedDocument, by: JobAddress["by"]): Place {
	const { index, isCv } = document;
	const isLegacy = isCv && by === "slugs";
	return { policy: slotPolicy(document, isLegacy), slot: { index, isCv, isLegacy } };
}

const answerPlace = (field: AdditionalField): Place => ({
	policy: answerPolicy(field),
	slot: { index: ANSWER_SLOT, isCv: false, isLegacy: false },
});

function placeAt(path: FieldPath, { documents, fields }: AskedFiles, by: JobAddress["by"]): Place | undefined {
	const document = documents.find((one) => one.path === path);
	if (document) return documentPlace(document, by);
	const field = fields.find(({ key }) => key === path);
	return field && answerPlace(field);
}

/** Why the slot's rules reject a file; `isBeyond` means that it exceeds the form's limit. */
export async function fileProblem(
	file: SpooledFile,
	policy: FilePolicy,
	isBeyond = false,
): Promise<FileCode | undefined> {
	const picked = checkPicked(file, policy);
	// The contents of an incomplete file are unknown.
	const code = picked || !file.isWhole ? picked : checkContent(await file.bytes(0, SIGNATURE_BYTES), file, policy);
	return unfitCode(code ?? undefined) ?? (isBeyond ? "FILE_TOO_LARGE" : undefined);
}

/**
 * The `wanted` files that exceed the form's limit, by the order of all its `files`. They are written concurrently, so
 * another one may be cut off too; that counts only if no other file would be named.
 */
export function filesBeyond(files: readonly SpooledFile[], wanted: readonly SpooledFile[]): Set<SpooledFile> {
	let left = FILES_BYTES;
	const beyond = files.filter(({ size }) => {
		left -= size;
		return left < 0;
	});
	const named = wanted.filter((file) => beyond.includes(file));
	return new Set(named.length > 0 ? named : wanted.filter(({ isWhole }) => !isWhole));
}

/** The files of a posted form that the job asks for, each checked against its slot's rules. */
export async function pickedFiles(
	files: readonly SpooledFile[],
	posted: Posted,
	rules: AskedFiles,
	by: JobAddress["by"],
): Promise<PickedFile[]> {
	const wanted = files.flatMap((file) => {
		const path = postedPath(file.field, posted, rules);
		const place = path && placeAt(path, rules, by);
		return place ? [{ file, path, ...place }] : [];
	});
	const beyond = filesBeyond(
		files,
		wanted.map(({ file }) => file),
	);
	const found = wanted.map(async ({ file, path, policy, slot }): Promise<PickedFile> => {
		const problem = await fileProblem(file, policy, beyond.has(file));
		return { file, path, policy, slot: { ...slot, name: sentName(file) }, problem };
	});
	return Promise.all(found);
}

/** The files as the form's rules see them; `stored` maps the uploaded ones to their paths at the host. */
export function asDocumentFiles(
	picked: readonly PickedFile[],
	stored: ReadonlyMap<PickedFile, string> = new Map(),
): Map<FieldPath, DocumentFile[]> {
	const byPath = new Map<FieldPath, DocumentFile[]>();
	for (const one of picked) {
		const { path, file, slot, problem } = one;
		const state: DocumentFile = {
			status: problem ? "unsupported" : "stored",
			filename: slot.name,
			filepath: stored.get(one) ?? "",
			type: file.type,
			sizeBytes: file.size,
			problem,
		};
		byPath.set(path, [...(byPath.get(path) ?? []), state]);
	}
	return byPath;
}
