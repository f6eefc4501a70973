import { pause } from "@/lib/pause";
import type { UploadPorts } from "../ports";
import { askHost, sendBytes } from "./calls";
import { begin, type Effect, type Event, type Task, type World } from "./state";
import { step } from "./step";
import type { Transfer } from "./transfer";
import { createTurn, type Turn } from "./turn";
import type { Outcome } from "./verdict";

/** The context of a run's effects. */
interface Bench {
	transfer: Transfer;
	ports: UploadPorts;
	turn: Turn;
}

const worldOf = ({ transfer, ports }: Bench): World => ({
	host: ports.host,
	isAborted: transfer.signal.aborted,
	isHalted: transfer.isHalted(),
});

/** Performs the immediate effects; returns the task, which takes time. */
function doAtOnce(effect: Effect, { transfer, ports, turn }: Bench): Task | undefined {
	switch (effect.type) {
		case "report":
			transfer.report(effect.report);
			return undefined;
		case "learn":
			Object.assign(ports.host, effect.traits);
			return undefined;
		case "leave":
			turn.give();
			return undefined;
		case "rehash":
			void transfer.hash(true);
			return undefined;
		default:
			return effect;
	}
}

/**
 * Waits for the file's turn. Reading fails for a file that has disappeared or changed; in a call, that would look like
 * a lost connection.
 */
async function prepare(offset: number, { transfer: { file }, ports, turn }: Bench): Promise<Event> {
	await turn.take();
	try {
		await ports.read(file, offset, offset + 1);
		return { type: "ready" };
	} catch {
		return { type: "unreadable" };
	}
}

async function findReach(
	{ isLost, isAskedToWait }: Extract<Task, { type: "reach" }>,
	{ connectivity, random }: UploadPorts,
): Promise<Event> {
	const isCutOff = isLost && !connectivity.online();
	const reach = isCutOff ? "nowhere" : isAskedToWait ? "host" : await connectivity.reach();
	return { type: "reached", reach, isOnline: connectivity.online(), random: [random(), random()] };
}

async function compare(sha256: string, transfer: Transfer): Promise<Event> {
	const own = await transfer.hash();
	return { type: "compared", isIntact: !own || own === sha256.toLowerCase() };
}

/** Performs a task; returns the resulting event. */
async function perform(task: Exclude<Task, { type: "end" }>, bench: Bench): Promise<Event> {
	const { transfer, ports } = bench;
	switch (task.type) {
		case "ask":
			return { type: "progress", reply: await askHost(transfer, ports) };
		case "prepare":
			return prepare(task.offset, bench);
		case "send":
			return sendBytes(task.call, task.fresh, transfer, ports);
		case "compare":
			return compare(task.sha256, transfer);
		case "reach":
			return findReach(task, ports);
		case "wait":
			await pause(task.ms, transfer.signal, task.endsOnline, ports);
			return { type: "waited" };
	}
}

async function run(bench: Bench): Promise<Outcome> {
	const { transfer } = bench;
	const { file, whole, wrongType } = transfer;
	let state = begin({ size: file.size, whole, wrongType }, transfer.position);
	let event: Event = { type: "began" };
	for (;;) {
		const [next, effects] = step(state, event, worldOf(bench));
		state = next;
		transfer.position = state.position;
		const [task] = effects.map((effect) => doAtOnce(effect, bench)).filter((one) => one !== undefined);
		if (!task || task.type === "end") return task?.outcome ?? { kind: "stopped" };
		event = await perform(task, bench);
	}
}

/** Brings a file to the host, step by step (`step.ts`), however often the connection breaks. Never rejects. */
export async function runTransfer(transfer: Transfer, ports: UploadPorts): Promise<Outcome> {
	const turn = createTurn(transfer, ports);
	const outcome = await run({ transfer, ports, turn });
	turn.give();
	return outcome;
}
