import type { RefusalCode } from "@/lib/contract/errors";
import { endless, maintenance, resetHalfway, silent } from "../../support/hosts/misbehaviour";
import { jsonAnswer, type Respond } from "../../support/hosts/stub-host";

/** A way in which a host fails, and the refusal that the site makes of it. */
export interface Fault {
	/** How the host answers; null if it doesn't listen. */
	respond: Respond | null;
	code: RefusalCode;
	/** The host's answer arrived whole, and only its content is wrong. */
	isContent?: boolean;
	/** The call's time limit ends it. */
	isLate?: boolean;
}

const INTERNAL = { message: "SQLSTATE[42] at db.php:7" };

/** Nobody may be shown these. */
export const INTERNALS = /SQLSTATE|db\.php|ECONNREFUSED|undici|\bat .*:\d+:\d+/;

const raw =
	(type: string, body: string | Buffer): Respond =>
	(response) =>
		response.writeHead(200, { "content-type": type }).end(body);

/** Every fault; hosts that alternate are tried apart. */
export const FAULTS = {
	refused: { respond: null, code: "host_unreachable" },
	"black hole": { respond: silent, code: "host_timeout", isLate: true },
	"reset mid-body": { respond: resetHalfway, code: "bad_host_answer" },
	"500": { respond: jsonAnswer(500, INTERNAL), code: "bad_host_answer" },
	"503 with Retry-After": { respond: jsonAnswer(503, INTERNAL, { "retry-after": "7" }), code: "host_unreachable" },
	"wrong JSON": { respond: raw("application/json", '{"job": {"id'), code: "bad_host_answer", isContent: true },
	"endless body": { respond: endless(), code: "bad_host_answer" },
	"wrong type": { respond: maintenance, code: "bad_host_answer", isContent: true },
	"wrong charset": {
		respond: raw("application/json; charset=utf-8", Buffer.from('{"message":"caf\xe9"}', "latin1")),
		code: "bad_host_answer",
	},
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
