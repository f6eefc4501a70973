import { MISSING_PATH } from "@/lib/interview-code/addresses";
import { isAudience } from "@/lib/marketing/audiences";
import { SITE_PAGES } from "@/lib/site/pages";
import { framed } from "../../_page/framed";

export default framed(({ audience = "" }) => (isAudience(audience) ? SITE_PAGES[audience] : MISSING_PATH));
