import type { LinkCode } from "@/lib/application/codes";
import { readAddress } from "@/lib/link-check/address";

/** What is wrong with a link as it was typed; whether it can be opened is for the host to find out. */
export const checkLink = (address: string): LinkCode | "" => (readAddress(address) ? "" : "INVALID_URL");
