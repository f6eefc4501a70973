import { connect, type Socket } from "node:net";

/** A body that comes more slowly than this is refused (`lib/web-server/guard/slow-body.ts`). */
const DRIP = "-".repeat(2_000);
const DRIP_MS = 10_000;

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
		"",
		"",
	].join("\r\n");
	const sockets = new Set<Socket>();
	function take(): void {
		const socket = connect(Number(port), hostname, () => socket.write(head)).on("error", () => undefined);
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
	while (!(await isFull()));
	return async () => {
		clearInterval(dripping);
		for (const socket of sockets) socket.removeAllListeners("data").destroy();
		while (await isFull());
	};
}
