/**
 * Load on one address from a separate process: `node load.mjs <url> <coding> <seconds> <connections>` prints
 * autocannon's measurements. Bodies are counted, not decoded: decoding costs the client more than sending costs the
 * server, which would hide the difference between two servers.
 */
import autocannon from "autocannon";

const [url, coding, seconds, connections] = process.argv.slice(2);

/** The client sets its own reader of bodies just after this is called. */
function skipBodies(client) {
	queueMicrotask(() => {
		client.parser[client.parser.constructor.kOnBody] = () => {};
	});
}

const { requests, errors, non2xx } = await autocannon({
	url,
	connections: Number(connections),
	duration: Number(seconds),
	headers: { "accept-encoding": coding },
	setupClient: skipBodies,
});
process.stdout.write(JSON.stringify({ average: requests.average, total: requests.total, failed: errors + non2xx }));
