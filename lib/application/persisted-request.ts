import type { ErrorBody } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { readDated } from "./dated";
import { type DraftDocuments, documentsIn } from "./draft-documents";
import { isGroup } from "./shape";

/** How long a request's selected documents are stored, in milliseconds: 7 days, like its files. */
export const REQUEST_PERSISTED_MS = 7 * 24 * 60 * 60 * 1_000;

/** Documents that were sent, or at least attempted, and the key under which attempts count once. */
export interface Attempt {
	key: string;
	/** As the host receives them. */
	fields: FormField[];
}

/** Why documents were refused: a status (0: no answer), and the host's text. */
export interface SendError {
	status: number;
	reason: string;
}

/** What a device stores about a document request until it is sent; its files are in the database. */
export interface PersistedRequest {
	/** Milliseconds since 1970. */
	savedAt: number;
	documents: DraftDocuments;
	attempt?: Attempt;
	error?: SendError;
}

/** The key of a request's form on this device, also used for its files. */
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

/** Parses a stored request's JSON; null if there is none, it is too old, or it is anything else. */
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

/** Whether an attempt sent exactly these fields. */
export const isSameAttempt = ({ fields }: Attempt, others: FormField[]): boolean =>
	JSON.stringify(fields) === JSON.stringify(others);

/**
 * The attempt to send `fields`: the previous one if it had the same fields, so that its key recovers a lost answer; else a
 * new one with `newKey`.
 */
export const attemptOf = (fields: FormField[], before: Attempt | undefined, newKey: () => string): Attempt =>
	before && isSameAttempt(before, fields) ? before : { key: newKey(), fields };

/**
 * Why an attempt failed. Only the host's own texts count, those about a document before the general one; the site's are for
 * logs.
 */
export function sendErrorOf(status: number, { message, errors = {}, code }: ErrorBody): SendError {
	const reason = Object.values(errors).flat()[0] || message || "";
	return { status, reason: code ? "" : reason };
}

/** Whether a host said that it can't accept these documents, so that sending the same ones again is pointless. */
export const isRefused = ({ status }: SendError): boolean => [400, 404, 413, 422].includes(status);
