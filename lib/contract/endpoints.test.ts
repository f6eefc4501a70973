import type { Endpoint } from "./endpoint";
import { ENDPOINTS } from "./endpoints";

const rows: [string, Endpoint][] = Object.entries(ENDPOINTS);

/** Only the host sees the whole body of these, so only it can refuse one. */
const streamed = rows.filter(([, { body, trapped }]) => body?.kind === "multipart" && !trapped);

it.each(streamed)("%s may be refused for the body's size, type and contents", (_, { errors }) => {
	expect(errors).toEqual(expect.arrayContaining([400, 413, 415, 422]));
});
