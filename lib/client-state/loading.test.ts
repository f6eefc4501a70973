import { loading, whileLoading } from "./loading";

/** A request that the test completes. */
function request() {
	let end = (_: string) => {};
	let fail = (_: Error) => {};
	const answer = new Promise<string>((resolve, reject) => {
		[end, fail] = [resolve, reject];
	});
	return { task: () => answer, end, fail };
}

it("sets only its own flag while a request runs", async () => {
	const { task, end } = request();
	const answer = whileLoading("job_clone", task);
	const up = Object.entries(loading.get()).flatMap(([name, isUp]) => (isUp ? [name] : []));
	expect(up).toEqual(["job_clone"]);
	end("cloned");
	await expect(answer).resolves.toBe("cloned");
	expect(loading.get().job_clone).toBe(false);
});

it("clears a flag when its request fails", async () => {
	const { task, fail } = request();
	const answer = whileLoading("candidates_fetch", task);
	fail(new Error("no answer"));
	await expect(answer).rejects.toThrow("no answer");
	expect(loading.get().candidates_fetch).toBe(false);
});

it("keeps the flag of overlapping requests until the latest ends", async () => {
	const [first, second] = [request(), request()];
	const answers = [whileLoading("jobs_fetch", first.task), whileLoading("jobs_fetch", second.task)];
	first.end("old");
	await answers[0];
	expect(loading.get().jobs_fetch).toBe(true);
	second.end("new");
	await answers[1];
	expect(loading.get().jobs_fetch).toBe(false);
});
