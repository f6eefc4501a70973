interface Props {
	/** Ids of the job and its company, and the job's open code. */
	job: { companyId: string; jobId: string; code: string };
}

/** Hidden fields of a form that a browser posts without script: the job that it belongs to. */
export const JobFields = ({ job }: Props) => (
	<>
		<input type="hidden" name="company_id" value={job.companyId} />
		<input type="hidden" name="job_id" value={job.jobId} />
		<input type="hidden" name="interview_code" value={job.code} />
	</>
);
