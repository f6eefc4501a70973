/** The check of all message files; everything but whether a key is used. */
import { readFolder } from "./folder.mjs";
import { checkParity } from "./parity.mjs";
import { newProblems } from "./problems.mjs";
import { checkTyping } from "./typing.mjs";

/** Reads `root/messages` and gives what is wrong with it. */
export function checkMessages(root) {
	const { problems, report } = newProblems();
	const folder = readFolder(root, report);
	checkParity(folder, report);
	for (const files of Object.values(folder)) for (const file of files.values()) checkTyping(file, report);
	return { folder, problems };
}
