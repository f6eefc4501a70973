import { renderHook } from "@testing-library/react";
import { useQuietPage } from "./use-quiet-page.client";

/** Console methods without visible output. */
const UNSEEN = ["Console", "clear", "profile", "profileEnd", "timeStamp", "context", "createTask"];

/** Jest's own consoles have helpers that start with an underscore, each kind of them others. */
const methods = () =>
	Object.entries(console).filter(
		([name, method]) => typeof method === "function" && !UNSEEN.includes(name) && !name.startsWith("_"),
	);

it("silences the console while the page is open and restores it", () => {
	const before = methods();
	const { unmount } = renderHook(useQuietPage);
	const loud = methods().filter(([name, method]) => before.some((entry) => entry[0] === name && entry[1] === method));
	expect(loud).toEqual([]);
	unmount();
	expect(methods()).toEqual(before);
});
