import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeBrokenScripts } from "../../support/remote/broken-scripts";
import { startWebkit } from "../../support/remote/webkit";

describeBrokenScripts(BROWSERS.webkit, startWebkit);
