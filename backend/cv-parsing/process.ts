import { buffer } from "node:stream/consumers";
import { type CvFormat, openFile, readCv } from "./read-cv";
import { OPENS_ONLY } from "./run-process";

// The parent process, which is the only one to start this script, sets the format, and whether the file is only opened.
// It reads one file and ends.
const [format, only] = process.argv.slice(2);
const read = only === OPENS_ONLY ? openFile : readCv;
const answers = read(format as CvFormat, new Uint8Array(await buffer(process.stdin)));
// The process may be stopped before the last one.
for await (const answer of answers)
	await new Promise((done) => process.stdout.write(`${JSON.stringify(answer)}\n`, done));
