import "server-only";
import { env } from "./env";

/** Pages of the recruiter application, which is another host's: where accounts are made, and where one signs in. */
export function recruiterPages(): { register: string; login: string } {
	const { recruiter } = env().hosts;
	return { register: `${recruiter}/register`, login: `${recruiter}/auth/login` };
}
