import { JobPage, jobPageMetadata } from "../../_job/job-page";

export const revalidate = 60;
export const generateStaticParams = () => [];
export const generateMetadata = jobPageMetadata;

export default JobPage;
