import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeIn } from "../../support/remote/in-browser";
import { FORM_WAYS, LONG_WAYS } from "../../support/remote/ways";
import { startWebkit } from "../../support/remote/webkit";

describeIn(BROWSERS.webkit, startWebkit, { ...FORM_WAYS, ...LONG_WAYS });
