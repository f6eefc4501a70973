import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail that the server received. */
export interface Received {
	from: string;
	to: string[];
	message: string;
}

/** A mail server that stores its mails. */
export interface SmtpSink {
	url: string;
	received: Received[];
	/** The number of mails that it refuses temporarily. */
	refuse: number;
	close(): Promise<void>;
}

/** Handles one connection with as much SMTP as delivering mails needs. */
function serve(socket: Socket, sink: Pick<SmtpSink, "received" | "refuse">): void {
	let mail: Received = { from: "", to: [], message: "" };
	let isData = false;
	let rest = "";
	const answer = (line: string) => socket.write(`${line}\r\n`);
	const commands: Record<string, (line: string) => void> = {
		ehlo: () => answer("250 sink"),
		mail: (line) => {
			mail = { from: /<(.*)>/.exec(line)?.[1] ?? "", to: [], message: "" };
			if (sink.refuse > 0) {
				sink.refuse -= 1;
				answer("451 4.3.2 later");
			} else answer("250 ok");
		},
		rcpt: (line) => {
			mail.to.push(/<(.*)>/.exec(line)?.[1] ?? "");
			answer("250 ok");
		},
		data: () => {
			isData = true;
			answer("354 go on");
		},
		quit: () => socket.end("221 bye\r\n"),
	};
	const readLine = (line: string) => {
		if (!isData) return (commands[line.slice(0, 4).toLowerCase()] ?? (() => answer("250 ok")))(line);
		if (line !== ".") {
			mail.message += `${line.replace(/^\./, "")}\r\n`;
			return;
		}
		isData = false;
		sink.received.push(mail);
		answer("250 kept");
	};
	answer("220 sink ESMTP");
	socket.setEncoding("utf8").on("error", () => undefined);
	socket.on("data", (chunk: string) => {
		const lines = (rest + chunk).split("\r\n");
		rest = lines.pop() ?? "";
		for (const line of lines) readLine(line);
	});
}

/** Starts a mail server on a free port. */
export async function startSmtpSink(): Promise<SmtpSink> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
		serve(socket, sink);
	}).listen(0, "localhost");
	const sink: SmtpSink = {
		url: "",
		received: [],
		refuse: 0,
		async close() {
			for (const socket of sockets) socket.destroy();
			await once(server.close(), "close");
		},
	};
	await once(server, "listening");
	sink.url = `smtp://localhost:${(server.address() as AddressInfo).port}`;
	return sink;
}
