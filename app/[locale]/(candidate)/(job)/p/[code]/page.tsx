import { JobPage, jobPageMetadata } from "../../_job/job-page";

export const generateMetadata = jobPageMetadata;

export default JobPage;
