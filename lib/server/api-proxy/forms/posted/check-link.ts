import type { LinkCode } from "@/lib/application/codes";
import { readAddress } from "@/lib/link-check/address";

/** What is wrong with a link's text; only the host can check whether it opens. */
export const checkLink = (address: string): LinkCode | "" => (readAddress(address) ? "" : "INVALID_URL");
