import { configure, EACH } from "./jest.config.mjs";

/** With all that `npm run browsers` runs. */
export default () => configure({ ...EACH, browsers: ["tests/browsers/**/*.test.ts"] });
