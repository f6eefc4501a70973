import { readContent } from "../job/content";
import type { JobWithCompany } from "../store/queries/jobs";

/** The country whose numbers candidates write without its calling code. */
export const countryOf = ({ job, company }: JobWithCompany) => readContent(job.content).country || company.country;
