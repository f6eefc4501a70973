/** A bare `node:http` server in a separate process that answers everything with the same head and body. */
import { createServer } from "node:http";

process.once("message", ({ status, headers, body }) => {
	const bytes = Buffer.from(body, "base64");
	const server = createServer((_, res) => {
		res.writeHead(status, headers);
		res.end(bytes);
	});
	server.keepAliveTimeout = 65_000;
	server.listen(0, "localhost", () => process.send({ type: "ready", port: server.address().port }));
});
process.on("SIGTERM", () => process.exit(0));
