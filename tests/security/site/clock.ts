import { siteClock } from "../../support/sites/site-clock";

/** The clock of the suite's site. */
export const clock = siteClock();

/** Longer than a breaker remembers failed calls: on a slow machine, the good ones among them are forgotten first. */
const FORGOTTEN_MS = 10_000;

/** Has the failed calls of earlier tests forgotten before each test of the block that it is called in. */
export const forgetFailures = () => beforeEach(() => clock.pass(FORGOTTEN_MS));
