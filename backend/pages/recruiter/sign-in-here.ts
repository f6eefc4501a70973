import { rememberDevice } from "../../account/known-device";
import { startSession } from "../../account/session";
import { deviceCookie, sessionCookie } from "../../account/session-cookie";
import type { Visit } from "./visit";

/** Signs an account in, in the browser of a visit, remembers the browser, and returns the cookies for both. */
export async function signInHere({ deps, headers, device }: Visit, userId: number): Promise<string[]> {
	const session = await startSession(deps, userId, headers.get("user-agent"));
	const known = await rememberDevice(deps, device, userId);
	return [sessionCookie(deps, session), deviceCookie(deps, known)];
}
