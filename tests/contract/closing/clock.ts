import { siteClock } from "../../support/sites/site-clock";

/** The clock by which the suite's site goes. */
export const clock = siteClock();
