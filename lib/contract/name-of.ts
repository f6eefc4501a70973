import type { Endpoint } from "./endpoint";
import { ENDPOINTS, type EndpointName } from "./endpoints";

const NAMES = new Map(Object.entries<Endpoint>(ENDPOINTS).map(([name, row]) => [row, name as EndpointName]));

/** The name of a row in the table of calls; "other" for a row that isn't the table's own. */
export const nameOf = (endpoint: Endpoint): EndpointName | "other" => NAMES.get(endpoint) ?? "other";
