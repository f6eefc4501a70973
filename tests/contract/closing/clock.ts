import { siteClock } from "../../support/sites/site-clock";

/** The clock of the suite's site. */
export const clock = siteClock();
