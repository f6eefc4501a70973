/** Running programs from the scripts. */
import { spawn } from "node:child_process";

/** Runs a program in `root` with this terminal; returns its exit code. */
export function run(root, command, args, options = {}) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
		child.once("error", (error) => {
			console.error(`${command}: ${error.message}`);
			resolve(127);
		});
		child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
	});
}

/** Ends the script with one clear line. */
export function stop(line) {
	console.error(line);
	process.exit(1);
}
