import { readConfig } from "../process/config";
import { backUp } from "./backup";
import { restore } from "./restore";

/** Where a command writes its lines. */
interface Output {
	out: (line: string) => void;
	error: (line: string) => void;
}

const COMMANDS = { backup: backUp, restore };

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. `settings` are the backend's. Returns the exit code. */
export async function runBackup(
	command: keyof typeof COMMANDS,
	args: readonly string[],
	settings: unknown,
	{ out, error }: Output,
): Promise<0 | 1> {
	const [folder, ...others] = args;
	try {
		if (!folder || others.length > 0) throw new Error(`Name one folder: npm run ${command} -- FOLDER`);
		await COMMANDS[command](readConfig(settings), folder, out);
		return 0;
	} catch (reason) {
		error(reason instanceof Error ? reason.message : `The ${command} failed.`);
		return 1;
	}
}
