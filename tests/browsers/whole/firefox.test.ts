import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { startFirefox } from "../../support/remote/firefox";
import { describeIn } from "../../support/remote/in-browser";
import { LONG_WAYS, PAGE_WAYS } from "../../support/remote/ways";

describeIn(BROWSERS.firefox, startFirefox, { ...PAGE_WAYS, ...LONG_WAYS });
