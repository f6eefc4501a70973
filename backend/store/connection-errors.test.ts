import { isLost, isUnavailable, isUndone } from "./connection-errors";

const failure = (code: string, message = "") => Object.assign(new Error(message), { code });

it.each([
	["a server that stops", failure("57P01")],
	["a server that starts", failure("57P03")],
	["a stand-by after a failover", failure("25006")],
	["a session that was idle in its transaction for too long", failure("25P03")],
	["a server with as many connections as it may have", failure("53300")],
	["a pooler without a server", failure("08P01")],
	["a refused connection", failure("ECONNREFUSED")],
	["a connection that ended", new Error("Connection terminated unexpectedly")],
	["a server that hangs", new Error("Query read timeout")],
])("%s is a lost connection", (_, error) => {
	expect([isLost(error), isUndone(error), isUnavailable(error)]).toEqual([true, false, true]);
});

it.each([
	["a deadlock", "40P01", true],
	["a serialisation failure", "40001", true],
	["a statement that took too long", "57014", true],
	["a duplicate", "23505", false],
	["a transaction that failed before", "25P02", false],
])("%s leaves the connection usable", (_, code, isPassing) => {
	expect(isLost(failure(code))).toBe(false);
	expect(isUndone(failure(code))).toBe(code.startsWith("40"));
	expect(isUnavailable(failure(code))).toBe(isPassing);
});

it("a value that isn't an error is not a lost connection", () => {
	expect([null, undefined, "57P01"].map(isUnavailable)).toEqual([false, false, false]);
});
