/** Writes the types of the texts' values: the first step of `npm run check:types`. */
import { fileURLToPath } from "node:url";
import { declare } from "./messages/declare.mjs";
import { readSite } from "./messages/site.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

declare(root, (await readSite(root)).textFacts);
