import { setTimeout as wait } from "node:timers/promises";
import type { Attachment } from "@/lib/upload/attachment";
import { CV_POLICY, DOCUMENT_POLICY } from "@/lib/upload/slot/policy";
import { createUploads, type Uploads } from "@/lib/upload/uploads";
import { FaultProxy } from "../hosts/fault-proxy";
import { FakeStorage } from "./fake-upload-storage";
import { NodeConnection, type NodeDestination, nodeUploadPorts } from "./node-upload-ports";
import { endOf, type Mishap, type Schedule } from "./schedule";
import { scheduleFile } from "./schedule-file";
import type { UploadProcesses } from "./schedule-processes";
import { seededNumbers } from "./schedule-random";

/** How much sooner the engine's waits end. */
const TIMES = 10;
const OFFLINE_MS = 30_000 / TIMES;
/** Longest that a schedule may take, milliseconds. */
const LIMIT_MS = 180_000;

/** How a schedule went. */
export interface ScheduleOutcome {
	seed: number;
	size: number;
	name: string;
	row: Attachment | undefined;
	/** SHA-256 of the source. */
	sha256: string;
	/** Bytes of files that reached the backend, those of the file included. */
	bytesAtHost: number;
	/** Bytes that the client sent, heads of requests included. */
	bytesSent: number;
	/** Upload calls that the site made. */
	calls: number;
	/** Faults and mishaps that came about. */
	faults: string[];
	/** What may cost the backend bytes: calls without an answer, faults on the backend's side, ends of processes. */
	costs: string[];
	milliseconds: number;
}

/** A candidate's page after page, over one storage. */
class Candidate {
	/** Calls that carried bytes and got no answer. */
	lostCalls = 0;
	private isLate = false;
	private readonly storage = new FakeStorage();
	private readonly connection: NodeConnection;
	private readonly random: () => number;
	private page: { uploads: Uploads; leave: () => void };
	private picked = 0;
	private hydrate: () => void = () => undefined;

	constructor(
		private readonly schedule: Schedule,
		private readonly file: File,
		private readonly to: NodeDestination,
		private readonly proxy: FaultProxy,
	) {
		this.storage.hasRoom = schedule.hasRoom;
		this.random = seededNumbers(schedule.seed);
		this.connection = new NodeConnection(to);
		this.page = this.open();
	}

	get row(): Attachment | undefined {
		return this.page.uploads.snapshot()[0];
	}

	pick(): void {
		this.page.uploads.add([this.file]);
	}

	/** Ends the page and opens it again, if there is something left to do. */
	async reload(): Promise<void> {
		if (this.row?.status !== "loading") return;
		this.page.uploads.stop();
		this.page.leave();
		this.page = this.open();
		await this.page.uploads.takeUp();
		const { row } = this;
		if (!row || row.errorMessage === "FILE_PICK_AGAIN") this.pick();
		this.hydrate();
	}

	async offline(): Promise<void> {
		this.connection.setOnline(false);
		this.proxy.cut();
		await wait(OFFLINE_MS);
		this.proxy.mend();
		this.connection.setOnline(true);
	}

	/** Resolves when the file is no longer on its way, or the limit has passed. A paused one is continued. */
	async settled(): Promise<void> {
		const limit = setTimeout(() => {
			this.isLate = true;
			this.hydrate();
		}, LIMIT_MS);
		while (!this.isSettled()) {
			await new Promise<void>((resolve) => {
				this.hydrate = resolve;
			});
			const { row } = this;
			if (row?.status === "paused") this.page.uploads.proceed();
		}
		clearTimeout(limit);
	}

	/** Ends the page that is open, also one that was opened again after the file was settled. */
	end(): void {
		this.page.uploads.stop();
	}

	private isSettled(): boolean {
		const status = this.row?.status;
		const isWaiting = this.row?.errorMessage === "FILE_PICK_AGAIN";
		return this.isLate || (!isWaiting && status !== undefined && !MOVING.has(status));
	}

	private open() {
		const { ports, leave } = nodeUploadPorts({
			to: this.to,
			connection: this.connection,
			storage: this.storage,
			random: this.random,
			newIdentifier: () => {
				this.picked += 1;
				return `${prefixOf(this.schedule)}${String(this.picked).padStart(4, "0")}`;
			},
			times: TIMES,
			onLost: () => {
				this.lostCalls += 1;
			},
		});
		const uploads = createUploads(this.schedule.slot === 0 ? CV_POLICY : DOCUMENT_POLICY, ports);
		uploads.subscribe(() => this.hydrate());
		return { uploads, leave };
	}
}

const MOVING = new Set(["loading", "paused"]);

const prefixOf = ({ seed }: Schedule) => `schedule-${String(seed).padStart(6, "0")}-`;

/** Starts a mishap; `begun` tells when the call at which it happens may continue. */
function happen(mishap: Mishap, seed: number, candidate: Candidate, processes: UploadProcesses) {
	if (mishap === "offline") return { begun: undefined, over: candidate.offline() };
	if (mishap === "reload") return { begun: undefined, over: candidate.reload() };
	return processes.gatherings[mishap].come(seed);
}

const repeated = (name: string, count: number) => Array.from({ length: count }, () => name);

/** Takes one file to the backend through all that its schedule has in store. */
export async function runSchedule(schedule: Schedule, processes: UploadProcesses): Promise<ScheduleOutcome> {
	const { seed, size, slot, mishaps } = schedule;
	const { file, sha256 } = scheduleFile(seed, size);
	const proxy = await FaultProxy.open(processes.sitePort);
	proxy.plan = [...schedule.connections];
	const to = { origin: processes.origin, port: proxy.port, companyId: "2", openCode: "ORBIT1", slotIndex: slot };
	const candidate = new Candidate(schedule, file, to, proxy);
	const faults: string[] = [];
	const happening: Promise<void>[] = [];
	const watched = processes.host.watch(prefixOf(schedule), schedule.host, (call) => {
		const mishap = mishaps.get(call);
		if (!mishap) return;
		faults.push(mishap);
		const { begun, over } = happen(mishap, seed, candidate, processes);
		happening.push(over);
		return begun;
	});
	const started = Date.now();
	const endsBefore = processes.returns;
	const end = endOf(schedule);
	const gathering = end && processes.gatherings[end];
	gathering?.expect(seed);
	candidate.pick();
	await candidate.settled();
	gathering?.leave(seed);
	const milliseconds = Date.now() - started;
	await Promise.all(happening);
	candidate.end();
	await processes.host.settle(prefixOf(schedule));
	await proxy.close();
	const ends = repeated("end of a process", processes.ends - endsBefore);
	return {
		seed,
		size,
		name: file.name,
		row: candidate.row,
		sha256,
		bytesAtHost: watched.bytes,
		bytesSent: proxy.bytesUp,
		calls: watched.calls,
		faults: [
			...proxy.fired.map((kind) => `connection ${kind}`),
			...watched.fired.map((kind) => `host ${kind}`),
			...faults,
		],
		costs: [...repeated("lost call", candidate.lostCalls), ...watched.fired, ...ends],
		milliseconds,
	};
}
