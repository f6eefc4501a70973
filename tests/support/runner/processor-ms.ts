/** Milliseconds of processor time that work takes in this process; other programs don't lengthen them. */
export async function processorMs(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}
