import type { ErrorBody } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { readDated } from "./dated";
import { type DraftDocuments, documentsIn } from "./draft-documents";
import { isGroup } from "./shape";

/** How long what was chosen for a request is kept, milliseconds: 7 days, as its files are. */
export const REQUEST_PERSISTED_MS = 7 * 24 * 60 * 60 * 1_000;

/** Documents that were sent, or tried to be, and the key under which tries of the same count once. */
export interface Attempt {
	key: string;
	/** As the host gets them. */
	fields: FormField[];
}

/** Why documents were not taken: a status (0: no answer came), and the host's words. */
export interface SendError {
	status: number;
	reason: string;
}

/** What a device keeps of a document request until it is sent; its files lie in the database. */
export interface PersistedRequest {
	/** Milliseconds since 1970. */
	savedAt: number;
	documents: DraftDocuments;
	attempt?: Attempt;
	error?: SendError;
}

/** The key of a request's form on this device: its files are kept under it too. */
export const requestFormKey = (hash: string): string => `request:${hash}`;

const isField = (value: unknown): value is FormField =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

function attemptIn(value: unknown): Attempt | undefined {
	if (!isGroup(value) || typeof value.key !== "string" || !Array.isArray(value.fields)) return undefined;
	return { key: value.key, fields: value.fields.filter(isField) };
}

function errorIn(value: unknown): SendError | undefined {
	if (!isGroup(value) || typeof value.status !== "number" || typeof value.reason !== "string") return undefined;
	return { status: value.status, reason: value.reason };
}

/** Reads what `JSON.stringify` wrote of a request; null for nothing, for what is too old, and for anything else. */
export function readPersistedRequest(text: string | null, now: number): PersistedRequest | null {
	const value = readDated(text, now, REQUEST_PERSISTED_MS);
	if (!value) return null;
	return {
		savedAt: value.savedAt,
		documents: documentsIn(value.documents),
		attempt: attemptIn(value.attempt),
		error: errorIn(value.error),
	};
}

/** Whether an attempt was one to send just these fields. */
export const isSameAttempt = ({ fields }: Attempt, others: FormField[]): boolean =>
	JSON.stringify(fields) === JSON.stringify(others);

/**
 * The attempt to send `fields`: the one before if it was the same, so that a lost answer is found again under its key,
 * else a new one under `newKey`.
 */
export const attemptOf = (fields: FormField[], before: Attempt | undefined, newKey: () => string): Attempt =>
	before && isSameAttempt(before, fields) ? before : { key: newKey(), fields };

/** Why a try failed. The host's own words count, those on a document before those on the whole; the site's are for logs. */
export function sendErrorOf(status: number, { message, errors = {}, code }: ErrorBody): SendError {
	const reason = Object.values(errors).flat()[0] || message || "";
	return { status, reason: code ? "" : reason };
}

/** Whether a host said that these documents can't be taken as they are: to send the same again is of no use. */
export const isRefused = ({ status }: SendError): boolean => [400, 404, 413, 422].includes(status);
