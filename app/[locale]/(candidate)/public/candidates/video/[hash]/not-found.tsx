import { MissingScreen } from "../../_shared-answer/missing";

export default MissingScreen;
