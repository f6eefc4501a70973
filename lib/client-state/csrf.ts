import { slice } from "./slice";

/** The token that goes with requests which change something, as the recruiter host gave it; empty while there is none. */
export const csrf = slice<{ token: string }>({ token: "" });
