import { buffer } from "node:stream/consumers";
import { type CvFormat, readCv } from "./read-cv";

// Set by the only place that starts this process. It reads one CV and ends.
const answer = await readCv(process.argv[2] as CvFormat, new Uint8Array(await buffer(process.stdin)));
process.stdout.end(JSON.stringify(answer));
