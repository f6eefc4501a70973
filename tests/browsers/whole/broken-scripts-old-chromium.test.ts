import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeBrokenScripts } from "../../support/remote/broken-scripts";
import { startOldChromium } from "../../support/remote/old-chromium";

describeBrokenScripts(BROWSERS.oldChromium, startOldChromium);
