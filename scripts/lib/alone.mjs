/** One installation or build at a time in this folder: a second command waits for the first one's, and uses it. */
import {
	existsSync,
	linkSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_EVERY_MS = 500;
const BEAT_MS = 5_000;
/** Its holder beats more often, except in the seconds in which it compresses files. */
const DEAD_AFTER_MS = 120_000;

const fileOf = (root) => join(root, ".build", "busy");

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}

/** Whether a file's number is that of another living process. In a restarted container, it may be this one's by chance. */
const isOther = (pid) => pid === 0 || (pid !== process.pid && isAlive(pid));

/** The other process that a file names; undefined if it ended without a word. */
function holderIn(file) {
	try {
		const pid = Number(readFileSync(file, "utf8"));
		const isBeating = Date.now() - statSync(file).mtimeMs < DEAD_AFTER_MS;
		return isBeating && isOther(pid) ? pid : undefined;
	} catch {
		return undefined;
	}
}

/** The other process that installs or builds; undefined if none does. */
const holder = (root) => holderIn(fileOf(root));

/** Waits until no other command installs or builds; returns whether one did. */
export async function untilFree(root) {
	const other = holder(root);
	if (other === undefined) return false;
	console.log(`Another command (process ${other}) installs or builds in this folder; waiting for it…`);
	while (holder(root) !== undefined) await pause(LOOK_EVERY_MS);
	return true;
}

/** Removes the file of a dead process. Another command may have done so, too: what it has written in the meantime stays. */
function clear(file) {
	const aside = `${file}-${process.pid}`;
	try {
		renameSync(file, aside);
		if (holderIn(aside) !== undefined) linkSync(aside, file);
	} catch (error) {
		if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
	}
	rmSync(aside, { force: true });
}

function take(root) {
	mkdirSync(join(root, ".build"), { recursive: true });
	try {
		writeFileSync(fileOf(root), String(process.pid), { flag: "wx" });
		return true;
	} catch (error) {
		if (error.code !== "EEXIST") throw error;
		if (holder(root) === undefined) clear(fileOf(root));
		return false;
	}
}

/** Does the work while no other command does any; `work` gets whether it had to wait for one. */
export async function alone(root, work) {
	let hasWaited = false;
	while (!take(root)) hasWaited = (await untilFree(root)) || hasWaited;
	const give = () => rmSync(fileOf(root), { force: true });
	const beat = setInterval(() => {
		// Missing if somebody deletes the folder.
		if (existsSync(fileOf(root))) utimesSync(fileOf(root), new Date(), new Date());
	}, BEAT_MS);
	process.once("exit", give);
	try {
		return await work(hasWaited);
	} finally {
		clearInterval(beat);
		process.off("exit", give);
		give();
	}
}
