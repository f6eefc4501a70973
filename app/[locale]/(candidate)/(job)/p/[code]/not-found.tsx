import { MissingByCode } from "../../_job/missing-screen";

export default MissingByCode;
