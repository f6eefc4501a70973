import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeBrokenScripts } from "../../support/remote/broken-scripts";
import { startFirefox } from "../../support/remote/firefox";

describeBrokenScripts(BROWSERS.firefox, startFirefox);
