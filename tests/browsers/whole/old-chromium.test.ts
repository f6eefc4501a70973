import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeIn } from "../../support/remote/in-browser";
import { startOldChromium } from "../../support/remote/old-chromium";
import { FORM_WAYS, LONG_WAYS, PAGE_WAYS } from "../../support/remote/ways";

describeIn(BROWSERS.oldChromium, startOldChromium, { ...FORM_WAYS, ...PAGE_WAYS, ...LONG_WAYS });
