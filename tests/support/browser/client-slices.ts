import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Slice } from "@/lib/client-state/slice";

const FOLDER = join(process.cwd(), "lib/client-state");

const isSlice = (value: unknown): value is Slice<Record<string, unknown>> =>
	typeof value === "object" && value !== null && "initial" in value && "reset" in value;

/** Every slice of the client state in the folder, by its file and its name. */
export const SLICES = readdirSync(FOLDER)
	.filter((file) => file.endsWith(".ts") && !/\.(?:test|client)\.ts$/.test(file))
	.flatMap((file) => {
		const module: Record<string, unknown> = jest.requireActual(join(FOLDER, file));
		return Object.entries(module).flatMap(([name, value]) =>
			isSlice(value) ? [{ file: file.replace(".ts", ""), name, slice: value, initial: value.initial }] : [],
		);
	});
