const metric = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);

async function memoryAt(port: number): Promise<number> {
	const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
	return metric(text, "nodejs_heap_size_used_bytes") + metric(text, "nodejs_external_memory_bytes");
}

/** The memory that is in use by the processes with these ports of metrics, in bytes. */
export async function memoryOf(ports: readonly number[]): Promise<number> {
	const each = await Promise.all(ports.map(memoryAt));
	return each.reduce((sum, one) => sum + one, 0);
}

/** Follows the memory that something takes. */
export interface MemoryWatch {
	look: () => Promise<void>;
	/** The least memory of the last quarter of all looks, as a share of the least of the second quarter. */
	growth: () => number;
}

/** The least that was seen in a while is what stayed after the collector's last round. */
const leastOf = (values: readonly number[]) => Math.min(...values);

export function memoryWatch(measure: () => Promise<number>): MemoryWatch {
	const seen: number[] = [];
	const part = (from: number, to: number) =>
		leastOf(seen.slice(Math.floor(seen.length * from), Math.ceil(seen.length * to)));
	return {
		look: async () => void seen.push(await measure()),
		growth: () => Math.round((part(0.75, 1) / part(0.25, 0.5)) * 100) / 100,
	};
}
