import { configure } from "./jest.config.mjs";
import { writeTestGroups } from "./scripts/lib/test-groups.mjs";

/** All tests, put together in groups; `npm test` runs them so. */
export default () => configure(writeTestGroups(import.meta.dirname));
