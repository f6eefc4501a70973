import { slice } from "./slice";

/** The CSRF token from the recruiter host, for requests that change data; empty if there is none. */
export const csrf = slice<{ token: string }>({ token: "" });
