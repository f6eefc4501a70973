import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { encodePicture } from "./encode";
import { EXIT_CODES, PictureError, type PictureKind } from "./picture";

// The process makes one picture and ends, so caches are useless.
sharp.cache(false);
sharp.concurrency(1);

try {
	const made = await encodePicture(await buffer(process.stdin), process.argv[2] as PictureKind);
	process.stdout.end(made);
} catch (error) {
	process.exitCode = error instanceof PictureError ? EXIT_CODES[error.fault] : 1;
}
