import type { Readable } from "node:stream";

/** What belongs to one request beside the request itself. */
export interface AppEnv {
	Variables: {
		/** Where it went, without identifiers, for the log. */
		path: string;
		requestId: string;
		/** It went to a page. */
		isPage: boolean;
	};
	/** Where its body can be read more directly than through the request. */
	Bindings: { body?: Readable };
}
