import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A mail as it was written to an outbox, or as a server got it. */
export interface SentMail {
	/** Header fields by their names in small letters, unfolded; each must be there once. */
	headers: ReadonlyMap<string, string>;
	text: string;
	/** The same text as HTML; empty for a plain-text mail. */
	html: string;
}

const LONGEST_WAIT_MS = 30_000;

const quotedPrintable = (text: string) =>
	Buffer.from(
		text
			.replaceAll(/=\r?\n/g, "")
			.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		"latin1",
	).toString();

const DECODE: Record<string, (text: string) => string> = {
	"quoted-printable": quotedPrintable,
	base64: (text) => Buffer.from(text, "base64").toString(),
};

interface Part {
	headers: Map<string, string>;
	body: string;
}

/** Reads header fields and what follows them. Throws when a header field is there twice. */
function readPart(message: string): Part {
	const [head = "", ...rest] = message.split("\r\n\r\n");
	const headers = new Map<string, string>();
	for (const line of head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n")) {
		const [, name = "", value = ""] = /^([\w-]+): ?(.*)$/.exec(line) ?? [];
		if (!name || headers.has(name.toLowerCase())) throw new Error(`Not a header field, or a second one: ${line}`);
		headers.set(name.toLowerCase(), value);
	}
	return { headers, body: rest.join("\r\n\r\n") };
}

function textOf({ headers, body }: Part): string {
	const encoding = headers.get("content-transfer-encoding") ?? "";
	return (DECODE[encoding]?.(body) ?? body).replaceAll("\r\n", "\n");
}

/** Reads a plain-text mail, with its HTML version if there is one. */
export function readMail(message: string): SentMail {
	const whole = readPart(message);
	const { headers } = whole;
	const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
	if (!boundary) return { headers, text: textOf(whole), html: "" };
	const parts = whole.body.split(`--${boundary}`).slice(1, -1);
	const [text = "", html = ""] = parts.map((part) => textOf(readPart(part.slice(2, -2))));
	return { headers, text, html };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}

/** Mails that were read before, by the inode and the change of their file: whoever waits looks again and again. */
const known = new Map<string, SentMail>();

async function readFileOf(path: string): Promise<SentMail | undefined> {
	// A mail goes with what it is about, maybe between two of these steps.
	const file = await stat(path).catch(ignoreMissing);
	if (!file) return undefined;
	const key = `${path} ${file.ino} ${file.mtimeMs}`;
	const before = known.get(key);
	if (before) return before;
	const text = await readFile(path, "utf8").catch(ignoreMissing);
	if (text === undefined) return undefined;
	const mail = readMail(text);
	known.set(key, mail);
	return mail;
}

/** Mails in the outbox of a region's folder, the oldest first. */
async function mailsIn(dataDir: string, region: "main" | "eu" = "main"): Promise<SentMail[]> {
	const dir = join(dataDir, region, "outbox");
	const names = await readdir(dir).catch(() => []);
	const wanted = names.filter((name) => name.endsWith(".eml")).sort();
	const mails = await Promise.all(wanted.map((name) => readFileOf(join(dir, name))));
	return mails.filter((mail) => mail !== undefined);
}

/** Waits for mails to an address, and returns them, oldest first. Throws if there are too few after half a minute. */
export async function mailsTo(
	dataDir: string,
	address: string,
	count = 1,
	region: "main" | "eu" = "main",
): Promise<[SentMail, ...SentMail[]]> {
	const end = performance.now() + LONGEST_WAIT_MS;
	for (;;) {
		const all = await mailsIn(dataDir, region);
		const [first, ...more] = all.filter(({ headers }) => headers.get("to") === address);
		if (first && more.length + 1 >= count) return [first, ...more];
		if (performance.now() > end) throw new Error(`There are ${all.length} mails, too few of them to ${address}.`);
		await pause(20);
	}
}

/** The address in a mail that leads to the backend or the site. */
export const linkIn = ({ text }: SentMail): string => /^http:\/\/\S+$/m.exec(text)?.[0] ?? "";
