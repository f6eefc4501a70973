import { configure, EACH } from "./jest.config.mjs";

/** With what only `npm run prove` runs. */
export default () => configure({ ...EACH, contract: ["tests/{image,upgrade}/*.test.ts"] });
