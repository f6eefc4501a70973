import { MissingScreen } from "../../_request/missing-request";

export default MissingScreen;
