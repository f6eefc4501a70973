import { connect } from "node:net";

/** Sends bytes unchanged to a port of this machine and returns everything until the connection ends. */
export function sendRaw(port: number, text: string): Promise<string> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = [];
		const socket = connect(port, "localhost", () => socket.write(text, "latin1"));
		socket.on("data", (chunk) => chunks.push(chunk));
		socket.on("error", () => undefined);
		socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
	});
}
