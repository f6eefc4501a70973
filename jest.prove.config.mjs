import { configure, EACH } from "./jest.config.mjs";

/** With what `npm run prove` alone runs. */
export default () => configure({ ...EACH, contract: [...EACH.contract, "tests/prove/**/*.test.ts"] });
