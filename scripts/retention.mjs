/** `npm run retention`: lists what the embedded backend deletes next, whether it runs or not, and deletes nothing. */
import { fileURLToPath } from "node:url";
import { embeddedBackend } from "./lib/embedded.mjs";

const { settings, built } = await embeddedBackend(fileURLToPath(new URL("..", import.meta.url)));
const { runRetention } = await built("retention");
await runRetention(settings, console.log);
