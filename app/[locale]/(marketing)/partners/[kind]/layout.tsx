import { MISSING_PATH } from "@/lib/interview-code/addresses";
import { isPartnership, partnershipPath } from "@/lib/marketing/partners";
import { framed } from "../../_page/framed";

export default framed(({ kind = "" }) => (isPartnership(kind) ? partnershipPath(kind) : MISSING_PATH));
