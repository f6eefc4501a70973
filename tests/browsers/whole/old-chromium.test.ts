import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeIn } from "../../support/remote/in-browser";
import { startOldChromium } from "../../support/remote/old-chromium";
import { LONG_WAYS, MORE_WAYS } from "../../support/remote/ways";

describeIn(BROWSERS.oldChromium, startOldChromium, { ...MORE_WAYS, ...LONG_WAYS });
