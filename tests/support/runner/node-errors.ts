import { types } from "node:util";

/**
 * Jest runs tests in a context with an `Error` of its own, so errors that Node itself creates, such as a connection's
 * ECONNRESET, fail `instanceof Error`, and Hono passes them by its error handler. In production there is one `Error`.
 */
Object.defineProperty(Error, Symbol.hasInstance, {
	value(this: unknown, value: unknown) {
		if (this === Error && types.isNativeError(value)) return true;
		return Function.prototype[Symbol.hasInstance].call(this, value);
	},
});
