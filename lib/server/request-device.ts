import "server-only";
import { type Device, readDevice } from "@/lib/interview-code/device";

/** A hint's text is quoted. */
const unquoted = (hint: string | null) => hint?.slice(0, 100).replaceAll('"', "");

/**
 * The device of a request, by its user agent and, from Chromium, its client hints. Only the browser can tell an iPad that
 * claims to be a Mac: see `thisDevice`.
 */
export function requestDevice(headers: Headers): Device {
	const mobile = headers.get("sec-ch-ua-mobile");
	return readDevice({
		userAgent: headers.get("user-agent") ?? "",
		clientHints: {
			platform: unquoted(headers.get("sec-ch-ua-platform")),
			mobile: mobile === null ? undefined : mobile === "?1",
		},
	});
}
