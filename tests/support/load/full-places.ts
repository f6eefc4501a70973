import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { until } from "../runner/until";

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
	let refusals = 0;
	function take(): void {
		const socket = connect(Number(port), hostname, () => socket.write(headOf())).on("error", () => undefined);
		sockets.add(socket);
		// An answer is a refusal: somebody else had the place for a moment.
		socket.once("data", () => {
			refusals += 1;
			sockets.delete(socket.destroy());
			take();
		});
	}
	for (let place = 0; place < count; place += 1) take();
	const dripping = setInterval(() => {
		for (const socket of sockets) socket.write(DRIP);
	}, DRIP_MS);
	const isFull = async () => (await fetch(`${origin}/api/public/ORBIT2`)).status === 503;
	/** Whether these forms have all the places: while somebody else has one, some of them are refused again and again. */
	const areOurs = async () => {
		const before = refusals;
		const isRefused = await isFull();
		await wait(POLL_MS);
		return isRefused && refusals === before;
	};
	await until(areOurs);
	return async () => {
		clearInterval(dripping);
		for (const socket of sockets) socket.removeAllListeners("data").destroy();
		while (await isFull()) await wait(POLL_MS);
	};
}
