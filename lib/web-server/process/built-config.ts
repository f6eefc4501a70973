import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const built = z.object({ config: z.looseObject({}) });

/**
 * Gives Next the configuration as the build settled it, in the way that Next's own standalone server
 * does. Without it Next reads `next.config.ts` again, which loads two TypeScript compilers into the
 * running site: about 60 MB of memory. To be called before Next is created.
 */
export async function applyBuiltConfig(dir: string): Promise<void> {
	const file = await readFile(join(dir, ".next", "required-server-files.json"), "utf8");
	const { config } = built.parse(JSON.parse(file));
	process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
