import { SEARCH_PATH } from "@/lib/site/navigation";
import { framed } from "../_page/framed";

export default framed(() => SEARCH_PATH);
