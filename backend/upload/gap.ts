import { Problem } from "../http/problem";

/** The refusal of a chunk that continues at another place than the file does. */
export const gap = (received: number) => new Problem(409, "The file continues at another position.", { received });
