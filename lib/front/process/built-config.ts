import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NextConfig } from "next";
import { z } from "zod";

const built = z.object({ config: z.custom<NextConfig>((value) => typeof value === "object" && value !== null) });

/**
 * The configuration as the build settled it. With it Next need not read `next.config.ts` again, which
 * would load a TypeScript compiler into the running site: 57 MB of memory.
 */
export async function builtConfig(dir: string): Promise<NextConfig> {
	const file = await readFile(join(dir, ".next", "required-server-files.json"), "utf8");
	return built.parse(JSON.parse(file)).config;
}
