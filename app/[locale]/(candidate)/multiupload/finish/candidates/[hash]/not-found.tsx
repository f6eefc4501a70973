import { MissingScreen } from "../../../_document-request/missing-request";

export default MissingScreen;
