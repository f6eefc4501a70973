import type { Readable } from "node:stream";

/** Data of one request beside the request itself. */
export interface AppEnv {
	Variables: {
		/** Its route without identifiers, for the log. */
		path: string;
		requestId: string;
		/** It went to a page. */
		isPage: boolean;
	};
	/** A more direct access to its body than through the request. */
	Bindings: { body?: Readable };
}
