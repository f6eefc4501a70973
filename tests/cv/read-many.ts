/** Reads CVs one after the other for the corpus, whose files aren't hostile; the product starts a process for each. */
import { type CvFormat, readCv } from "@/backend/cv-parsing/read-cv";

process.on("message", async ({ format, bytes }: { format: CvFormat; bytes: Uint8Array }) => {
	process.send?.(await readCv(format, bytes));
});
