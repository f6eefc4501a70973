/** Reads CVs one after the other for the corpus, whose files aren't hostile; the product starts a process for each. */
import type { CvAnswer } from "@/backend/cv-parsing/answer";
import { type CvFormat, readCv } from "@/backend/cv-parsing/read-cv";

process.on("message", async ({ format, bytes }: { format: CvFormat; bytes: Uint8Array }) => {
	let last: CvAnswer | undefined;
	for await (const answer of readCv(format, bytes)) last = answer;
	process.send?.(last);
});
