import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { feedParser, PART_BYTES } from "../../lib/operations/multipart/feed-parser";
import { bodyBytes, checkHead, type Sent } from "./body-bytes";
import { discardParts, type FilePart } from "./file-part";
import { Problem } from "./problem";
import { isInMemory, receiveFile } from "./receive-file";

/** A multipart body: text fields in their order, and files. */
export interface Multipart {
	fields: [name: string, value: string][];
	files: FilePart[];
}

interface Options {
	/** Names of the call's file parts, each allowed once. */
	files: readonly string[];
	/** True when they may also come as text fields that hold base64, as chunks do. */
	asText?: boolean;
	maxBytes: number;
	tempDir: string;
}

const MOST_FIELDS = 5_000;
const HEADER_BYTES = 16_384;

const malformed = () => new Problem(400, "The multipart body can't be read.");

const isBytes = (type: string | undefined, fileName: string | undefined) =>
	type === "application/octet-stream" || fileName !== undefined;

function openParser(request: Sent, { files, asText = false, maxBytes }: Options): BusboyInstance {
	const contentType = request.headers.get("content-type") ?? "";
	try {
		return new Busboy({
			headers: { "content-type": contentType },
			isPartAFile: (name = "", type, fileName) => isBytes(type, fileName) || (asText && files.includes(name)),
			// Files in memory need no backpressure.
			...(isInMemory(maxBytes) ? { highWaterMark: maxBytes, fileHwm: maxBytes } : { fileHwm: PART_BYTES }),
			limits: {
				fields: MOST_FIELDS,
				parts: MOST_FIELDS + files.length + 1,
				fieldSize: maxBytes,
				headerSize: HEADER_BYTES,
				headerPairs: 20,
			},
		});
	} catch {
		throw malformed();
	}
}

/** A refusal, or a failure of our own disk, keeps its cause; any other error of a file is due to the body. */
const causeOf = (error: unknown) =>
	error instanceof Problem || (error instanceof Error && "syscall" in error) ? error : malformed();

/** Collects the parser's output; the first refusal aborts everything. */
function collect(parser: BusboyInstance, options: Options) {
	const abort = new AbortController();
	const found: Multipart = { fields: [], files: [] };
	const running: Promise<void>[] = [];
	const seen = new Set<string>();
	const fail = (reason: unknown) => abort.abort(reason);

	parser.on("field", (name, value, nameTruncated, valueTruncated) => {
		if (nameTruncated || valueTruncated || name === undefined) fail(malformed());
		else found.fields.push([name, value]);
	});
	parser.on("file", (field, stream, fileName, _, type) => {
		stream.on("error", () => undefined);
		if (!options.files.includes(field) || seen.has(field)) {
			stream.resume();
			if (fileName) fail(new Problem(422, "Too many files.", { errors: { [field]: ["Too many files."] } }));
			return;
		}
		seen.add(field);
		const head = { field, fileName: fileName ?? "", isText: !isBytes(type, fileName) };
		const received = receiveFile(stream, head, { ...options, signal: abort.signal });
		running.push(
			received.then(
				(part) => void found.files.push(part),
				(error) => fail(causeOf(error)),
			),
		);
	});
	for (const event of ["partsLimit", "fieldsLimit"] as const) {
		parser.on(event, () => fail(new Problem(413, "The body has too many fields.")));
	}
	parser.on("error", () => fail(malformed()));
	return { found, running, fail, signal: abort.signal };
}

/** A file input that was left empty sends a part without a name and without bytes. */
const isPicked = (part: FilePart) => part.fileName !== "" || part.size > 0;

/**
 * Reads a multipart body as it arrives. Throws 400, 413, 415 or 422 and leaves no temporary file then;
 * afterwards the files are the caller's to move or discard.
 */
export async function readMultipart(request: Sent, options: Options): Promise<Multipart> {
	checkHead(request, "multipart", options.maxBytes);
	const parser = openParser(request, options);
	const { found, running, fail, signal } = collect(parser, options);
	try {
		await feedParser(parser, bodyBytes(request, options.maxBytes), signal);
		await Promise.all(running);
		signal.throwIfAborted();
	} catch (error) {
		fail(error);
		await Promise.all(running);
		await discardParts(found.files);
		throw signal.reason;
	}
	return { fields: found.fields, files: found.files.filter(isPicked) };
}
