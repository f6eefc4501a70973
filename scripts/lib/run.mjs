/** Running programs from the scripts. */
import { spawn } from "node:child_process";

/** Runs a program in `root` with this terminal; gives its exit code. */
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

/** Runs a program in `root` without this terminal; gives its exit code and all that it wrote, in the order of writing. */
export function listen(root, command, args) {
	return new Promise((resolve) => {
		const written = [];
		const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => written.push(data));
		child.once("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
		child.once("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(written).toString() }));
	});
}

/** Ends the script with one clear line. */
export function stop(line) {
	console.error(line);
	process.exit(1);
}
