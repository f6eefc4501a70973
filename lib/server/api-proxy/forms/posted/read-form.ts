import "server-only";
import type { Readable } from "node:stream";
import { isNativeError } from "node:util/types";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { type FormField, URL_ENCODED } from "@/lib/contract/form-data";
import { feedParser, PART_BYTES } from "@/lib/operations/multipart/feed-parser";
import { HostFailure } from "../../../host-failure";
import { bodyOf } from "../../../incoming-request";
import { type Budget, FILES_BYTES, type SpooledFile, spool } from "./spool";

/** A natively posted form. */
export interface PostedForm {
	fields: FormField[];
	/** The selected files; the caller must close them. */
	files: SpooledFile[];
	/** Whether any was selected, also if it wasn't kept. */
	hasFiles: boolean;
}

/** Limit for all text fields, in bytes. */
const TEXT_BYTES = 2_000_000;
/** How much of an oversized form is read, in bytes, so that the person gets a message instead of a broken connection. */
const READ_BYTES = 200_000_000;
const MOST_FIELDS = 2_000;
const MOST_FILES = 100;

/** Closes a form's files, whatever the outcome. */
export const closeFiles = (files: readonly SpooledFile[]) => Promise.all(files.map((file) => file.close()));

async function readEncoded(request: Request): Promise<PostedForm> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of bodyOf(request)) {
		size += part.length;
		if (size > TEXT_BYTES) throw new HostFailure("body_too_large");
		parts.push(part);
	}
	return { fields: [...new URLSearchParams(Buffer.concat(parts).toString())], files: [], hasFiles: false };
}

/** The parser's results, as they arrive. */
function collect(parser: BusboyInstance, keepsFiles: boolean) {
	const budget: Budget = { left: FILES_BYTES };
	const fields: FormField[] = [];
	const streams: Readable[] = [];
	const spooling: Promise<SpooledFile>[] = [];
	let isTooLarge = false;
	let hasFiles = false;
	let text = 0;

	// The promise that waits for the parser receives the error; this event may follow later.
	parser.on("error", () => undefined);
	parser.on("field", (name: string | undefined, value) => {
		if (name === undefined) return;
		text += name.length + value.length;
		isTooLarge ||= text > TEXT_BYTES;
		if (!isTooLarge) fields.push([name, value]);
	});
	parser.on("file", (field, stream, name, _, type) => {
		streams.push(stream);
		// Only this event reports an aborted form, possibly before any code reads the file.
		stream.on("error", (error) => stream.destroy(error));
		// An empty file field sends a file without a name.
		hasFiles ||= Boolean(name);
		if (!name || !keepsFiles) return void stream.resume();
		const spooled = spool(stream, { field, name, type }, budget);
		spooled.catch((error) => parser.destroy(error));
		spooling.push(spooled);
	});
	for (const event of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
		parser.on(event, () => {
			isTooLarge = true;
		});
	}
	const giveUp = async () => {
		for (const stream of streams) stream.destroy();
		const spooled = await Promise.allSettled(spooling);
		await closeFiles(spooled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
	};
	return { fields, spooling, isTooLarge: () => isTooLarge, hasFiles: () => hasFiles, giveUp };
}

/** The body, up to what is read of it. */
async function* limited(body: Readable): AsyncGenerator<Buffer> {
	let size = 0;
	for await (const chunk of body as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > READ_BYTES) throw new HostFailure("body_too_large");
		yield chunk;
	}
}

/** An oversized form, or an error of our own disk; any other error is the form's fault. */
const isOurs = (error: unknown) => error instanceof HostFailure || (isNativeError(error) && "syscall" in error);

function openParser(request: Request): BusboyInstance | null {
	const limits = { fields: MOST_FIELDS, files: MOST_FILES, fieldSize: TEXT_BYTES, headerPairs: 20 };
	const headers = { "content-type": request.headers.get("content-type") ?? "" };
	try {
		return new Busboy({ headers, limits, fileHwm: PART_BYTES });
	} catch {
		return null;
	}
}

async function readMultipart(request: Request, keepsFiles: boolean): Promise<PostedForm | null> {
	const parser = openParser(request);
	if (!parser) return null;
	const found = collect(parser, keepsFiles);
	try {
		await feedParser(parser, limited(bodyOf(request)));
		const files = await Promise.all(found.spooling);
		if (!found.isTooLarge()) return { fields: found.fields, files, hasFiles: found.hasFiles() };
		throw new HostFailure("body_too_large");
	} catch (error) {
		parser.destroy();
		await found.giveUp();
		if (isOurs(error)) throw error;
		return null;
	}
}

/**
 * Reads a natively posted form and streams its files to disk: at most 20 MB in total; without `keepsFiles`, it reads past
 * them. Null for a malformed form. Throws `HostFailure` for an oversized one.
 */
export const readForm = (request: Request, { keepsFiles = true } = {}): Promise<PostedForm | null> =>
	request.headers.get("content-type")?.split(";")[0] === URL_ENCODED
		? readEncoded(request)
		: readMultipart(request, keepsFiles);
