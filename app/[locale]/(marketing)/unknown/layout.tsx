import { MISSING_PATH } from "@/lib/interview-code/addresses";
import { framed } from "../_page/framed";

export default framed(() => MISSING_PATH);
