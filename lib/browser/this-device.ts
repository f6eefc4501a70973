import { type Device, readDevice } from "@/lib/interview-code/device";

/** Chromium's User-Agent Client Hints API, which other browsers lack. */
interface WithHints extends Navigator {
	userAgentData?: { platform?: string; mobile?: boolean };
}

/** The device that this browser runs on. */
export function thisDevice(): Device {
	const { userAgent, maxTouchPoints, userAgentData }: WithHints = navigator;
	return readDevice({ userAgent, touchPoints: maxTouchPoints, clientHints: userAgentData });
}
