import { MissingScreen } from "../../../_company/missing";

export default MissingScreen;
