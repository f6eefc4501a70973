import { buffer } from "node:stream/consumers";
import { type CvFormat, openFile, readCv } from "./read-cv";
import { OPENS_ONLY } from "./run-process";

// The parent process, which is the only one to start this script, sets the format, and whether the file is only opened.
// It reads one file and ends.
const [format, only] = process.argv.slice(2);
const read = only === OPENS_ONLY ? openFile : readCv;
const answer = await read(format as CvFormat, new Uint8Array(await buffer(process.stdin)));
process.stdout.end(JSON.stringify(answer));
