import { MissingScreen } from "../../../../../../_job/missing-screen";

export default MissingScreen;
