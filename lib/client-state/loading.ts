import { slice } from "./slice";

/** For each request that shows a loading state: whether its answer is pending. */
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

/** The loading flags of the requests, initially all false. */
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

/** Runs `task` with the request's flag set. If requests overlap, the one that started last clears it. */
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
