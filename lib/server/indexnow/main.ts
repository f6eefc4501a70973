import "server-only";
import { EnvError, env } from "../env";
import { runIndexNow } from "./run";

const messageOf = (error: unknown) => {
	if (error instanceof EnvError) return error.lines.join("\n");
	return `IndexNow: ${error instanceof Error ? error.message : "it failed."}`;
};

try {
	const { line, exitCode } = await runIndexNow(env());
	(exitCode === 0 ? process.stdout : process.stderr).write(`${line}\n`);
	process.exitCode = exitCode;
} catch (error) {
	process.stderr.write(`${messageOf(error)}\n`);
	process.exitCode = 1;
}
