import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { startFirefox } from "../support/remote/firefox";
import { describeIn } from "../support/remote/in-browser";
import { FIRST_WAYS, FORM_WAYS } from "../support/remote/ways";

describeIn(BROWSERS.firefox, startFirefox, { ...FIRST_WAYS, ...FORM_WAYS });
