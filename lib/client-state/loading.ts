import { slice } from "./slice";

/** Whether an answer is awaited, for each request that a screen shows as being under way. */
interface Loading {
	job_detail: boolean;
	jobs_fetch: boolean;
	job_clone: boolean;
	job_create: boolean;
	job_update: boolean;
	candidates_fetch: boolean;
	candidate_status_update: boolean;
	invitations_fetch: boolean;
}

/** The flags of the requests, all down at first. */
export const loading = slice<Loading>({
	job_detail: false,
	jobs_fetch: false,
	job_clone: false,
	job_create: false,
	job_update: false,
	candidates_fetch: false,
	candidate_status_update: false,
	invitations_fetch: false,
});

const latest = new Map<keyof Loading, symbol>();

/** Does `task` with the request's flag up. Of requests that overlap, the one that began last takes it down. */
export async function whileLoading<Answer>(request: keyof Loading, task: () => Promise<Answer>): Promise<Answer> {
	const mine = Symbol(request);
	latest.set(request, mine);
	loading.setKey(request, true);
	try {
		return await task();
	} finally {
		if (latest.get(request) === mine) loading.setKey(request, false);
	}
}
