import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A body that comes more slowly than this is refused (`lib/web-server/guard/slow-body.ts`). */
const DRIP = "-".repeat(2_000);
const DRIP_MS = 10_000;

const POLL_MS = 100;

/** Takes `count` places of a site with forms whose bodies don't end; gives the function that leaves them. */
export async function fillPlaces(origin: string, count: number): Promise<() => Promise<void>> {
	const { hostname, host, port } = new URL(origin);
	const head = [
		"POST /api/public/ORBIT1 HTTP/1.1",
		`Host: ${host}`,
		`Origin: ${origin}`,
		"Sec-Fetch-Site: same-origin",
		"Content-Type: multipart/form-data; boundary=x",
		"Content-Length: 200000",
	];
	let addresses = 0;
	/** Each is from another client, where a proxy names it. */
	const headOf = () => {
		addresses += 1;
		return [...head, `X-Forwarded-For: 10.4.${addresses >> 8}.${addresses & 255}`, "", ""].join("\r\n");
	};
	const sockets = new Set<Socket>();
	function take(): void {
		const socket = connect(Number(port), hostname, () => socket.write(headOf())).on("error", () => undefined);
		sockets.add(socket);
		// An answer is a refusal: somebody else had the place for a moment.
		socket.once("data", () => {
			sockets.delete(socket.destroy());
			take();
		});
	}
	for (let place = 0; place < count; place += 1) take();
	const dripping = setInterval(() => {
		for (const socket of sockets) socket.write(DRIP);
	}, DRIP_MS);
	const isFull = async () => (await fetch(`${origin}/api/public/ORBIT2`)).status === 503;
	while (!(await isFull())) await wait(POLL_MS);
	return async () => {
		clearInterval(dripping);
		for (const socket of sockets) socket.removeAllListeners("data").destroy();
		while (await isFull()) await wait(POLL_MS);
	};
}
