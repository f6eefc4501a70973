import { BROWSERS } from "@/scripts/lib/other-browsers.mjs";
import { describeIn } from "../../support/remote/in-browser";
import { FORM_WAYS, PAGE_WAYS } from "../../support/remote/ways";
import { startWpe } from "../../support/remote/webkit";

describeIn(BROWSERS.wpe, startWpe, { ...FORM_WAYS, ...PAGE_WAYS });
