import { siteClock } from "../../support/sites/site-clock";

/** The suite's site tells the time by this clock. */
export const clock = siteClock();
