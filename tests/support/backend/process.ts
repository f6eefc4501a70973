import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bundles } from "./bundles";

interface Options {
	/** File of the bundled backend; without it a bundle of the sources as they are now. */
	entry?: string;
	/** Database and files; a second start in the same folder finds the first one's data. */
	dataDir: string;
	/** The host to listen on; by default localhost. */
	host?: string;
	/** Fixed ports; without them the system chooses. */
	ports?: { main: number; eu: number };
	databaseUrls?: { main: string; eu: string };
	logLevel?: string;
	siteOrigin?: string;
	/** Mail server; without one mails become files. */
	smtpUrl?: string;
	s3?: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string; buckets: [string, string] };
	redisUrl?: string;
	/** A script that it loads first, such as another clock. */
	preload?: string;
	/** Gets each line of the log. */
	onLog?: (line: string) => void;
}

/** A backend in its own process. */
export interface RunningBackend {
	/** Addresses of the two regions. */
	main: string;
	eu: string;
	pid: number;
	/** Sends a signal and waits for the end; returns the exit code, null after a kill. */
	kill(signal: NodeJS.Signals): Promise<number | null>;
	/** Lets go of it, as a parent that has died. */
	disconnect(): Promise<number | null>;
	/** Ends it as its parent would, by SIGTERM. */
	stop(): Promise<number | null>;
}

function settings({ dataDir, host, ports, databaseUrls, logLevel, siteOrigin, smtpUrl, s3, redisUrl }: Options) {
	const region = (name: "main" | "eu", index: 0 | 1) => ({
		port: ports?.[name] ?? 0,
		publicUrl: `http://localhost:${ports?.[name] ?? 0}`,
		databaseUrl: databaseUrls?.[name],
		bucket: s3?.buckets[index],
	});
	return {
		host,
		dataDir,
		demoData: true,
		logLevel: logLevel ?? "silent",
		passwordWork: 10,
		siteOrigin: siteOrigin ?? "http://localhost:3000",
		mail: { smtpUrl, from: "Astronaut <no-reply@astronaut.test>" },
		regions: { main: region("main", 0), eu: region("eu", 1) },
		s3: s3 && { ...s3, buckets: undefined },
		redisUrl,
	};
}

async function ended(child: ChildProcess): Promise<number | null> {
	if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
	return child.exitCode;
}

/**
 * Starts the embedded backend like `npm start`, bundled and in a separate process. Throws its reason if it can't start.
 */
export async function startBackend(options: Options): Promise<RunningBackend> {
	const entry = options.entry ?? join(await bundles(), "backend.mjs");
	// The memory for new objects as in `npm start`, whose child takes it over.
	const preload = options.preload ? ["--require", options.preload] : [];
	const execArgv = ["--max-semi-space-size=4", ...preload];
	const child = fork(entry, { stdio: ["ignore", "pipe", "inherit", "ipc"], execArgv });
	child.stdout?.on("data", (chunk: Buffer) => options.onLog?.(chunk.toString()));
	child.send({ type: "start", settings: settings(options) });
	const [message] = await once(child, "message");
	if (message.type !== "ready") throw new Error(message.message);
	const end = (signal: NodeJS.Signals) => {
		child.kill(signal);
		return ended(child);
	};
	return {
		main: `http://localhost:${message.ports.main}`,
		eu: `http://localhost:${message.ports.eu}`,
		pid: child.pid ?? 0,
		kill: end,
		disconnect() {
			child.disconnect();
			return ended(child);
		},
		stop: () => end("SIGTERM"),
	};
}
