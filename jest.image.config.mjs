import { configure, EACH } from "./jest.config.mjs";

/** With what `npm run prove -- image` runs, which takes minutes. */
export default () => configure({ ...EACH, contract: ["tests/image/*.test.ts"] });
