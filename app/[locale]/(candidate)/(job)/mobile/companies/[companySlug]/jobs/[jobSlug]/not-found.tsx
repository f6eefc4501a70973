import { MissingBySlugs } from "../../../../../_job/missing-screen";

export default MissingBySlugs;
