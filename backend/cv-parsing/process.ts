import { buffer } from "node:stream/consumers";
import { type CvFormat, readCv } from "./read-cv";

// The parent process, which is the only one to start this script, sets the format. It reads one CV and ends.
const answer = await readCv(process.argv[2] as CvFormat, new Uint8Array(await buffer(process.stdin)));
process.stdout.end(JSON.stringify(answer));
