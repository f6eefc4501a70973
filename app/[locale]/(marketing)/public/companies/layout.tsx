import { COMPANIES_PATH } from "@/lib/job/address";
import { framed } from "../../_page/framed";

export default framed(() => COMPANIES_PATH);
