import "server-only";
import { type Device, readDevice } from "@/lib/interview-code/device";

/** A hint's text stands in quotes. */
const unquoted = (hint: string | null) => hint?.slice(0, 100).replaceAll('"', "");

/**
 * The device that a request tells of, by its user agent and, from Chromium, its client hints. An iPad that poses as a
 * Mac shows itself in the browser only: there `thisDevice` knows more.
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
