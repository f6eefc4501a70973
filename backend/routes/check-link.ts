import { checkLink as check } from "../link-check/check-link";
import { logLink, statusReason } from "../link-check/link-log";
import { readLink } from "../link-check/policy/read-link";
import type { Handler } from "./handler";

/** Looks where a link leads. One that isn't reached, or may not be, is an answer too: its status is 0. */
export const checkLink: Handler<"checkLink"> = async ({ body }, deps) => {
	const link = readLink("link", body.link);
	const { slots, fetchLink, verdicts } = deps.links;
	const { status, host, refused, malicious, suspicious } = await slots.run(() => check(link, fetchLink, verdicts));
	logLink(deps.log, { call: "check", host, status, reason: refused ?? statusReason(status) });
	return { host, status_code: status, result: { malicious, suspicious } };
};
