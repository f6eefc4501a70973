import { MissingScreen } from "../../_answer/missing";

export default MissingScreen;
