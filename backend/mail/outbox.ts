import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { flushFolder } from "../files/flush";
import { writeNew } from "../files/write-new";
import { ABOUT_DELETION } from "../store/queries/mails";
import type { MailRow } from "../store/schema";
import { toMessage } from "./message";
import { readable } from "./readable";
import type { Sender } from "./sender";

/** Mails are readable by this process's user only. */
const PRIVATE = 0o700;

const stampOf = (at: string) => at.replaceAll(/[-:.]/g, "");

/** Sorts by time: 20260301T120000000Z-welcome-….eml */
const fileName = ({ id, created_at }: MailRow) => `${stampOf(created_at)}-${id}.eml`;

const NAME = /^(?<stamp>\w+Z)-(?<id>.+)\.eml$/;

/**
 * Without a mail server, each mail becomes a file in `dir` that any mail program can open; the file is complete or
 * doesn't exist.
 */
export function outbox(dir: string, from: string): Sender {
	return {
		longestMs: 5_000,
		async send(mail) {
			// Loaded when a mail is due, which is rare.
			const { createTransport } = await import("nodemailer");
			const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
			writer.use("stream", readable);
			const { message } = await writer.sendMail(toMessage(mail, from));
			await mkdir(dir, { recursive: true, mode: PRIVATE });
			const path = join(dir, fileName(mail));
			const half = join(dir, `.${mail.id}.tmp`);
			await rm(half, { force: true });
			await writeNew(half, Buffer.isBuffer(message) ? [message] : message, { flush: true });
			await rename(half, path);
			await flushFolder(dir);
		},
		async forget(storedIds, before) {
			// Listed first: a mail that is written meanwhile is among the stored ones.
			const names = await readdir(dir).catch(() => []);
			const stored = await storedIds();
			for (const name of names) {
				const { stamp = "", id = "" } = NAME.exec(name)?.groups ?? {};
				const isKept = ABOUT_DELETION.test(id) ? stamp >= stampOf(before) : stored.has(id);
				if (id && !isKept) await rm(join(dir, name), { force: true });
			}
		},
	};
}
