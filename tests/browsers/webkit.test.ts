import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeIn } from "../support/remote/in-browser";
import { FIRST_WAYS, PAGE_WAYS } from "../support/remote/ways";
import { startWebkit } from "../support/remote/webkit";

describeIn(BROWSERS.webkit, startWebkit, { ...FIRST_WAYS, ...PAGE_WAYS });
