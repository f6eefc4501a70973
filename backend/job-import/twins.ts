import { placed } from "./field/placed";
import type { ImportedJob } from "./imported-job";

/** Merges rows of the same job, which boards repeat for each of its places. */
export class Twins {
	private readonly byId = new Map<string, ImportedJob>();

	/** True if the job was read before; it then gets this row's places. */
	joins(job: ImportedJob): boolean {
		const { externalId, title } = job;
		const first = externalId === undefined ? undefined : this.byId.get(externalId);
		if (externalId !== undefined && !first) this.byId.set(externalId, job);
		if (first?.title !== title) return false;
		const places = [first, ...(first.otherPlaces ?? []), job, ...(job.otherPlaces ?? [])];
		const { remote, hybrid } = first;
		Object.assign(
			first,
			placed({ places: places.map(({ city, region, country }) => ({ city, region, country })), remote, hybrid }),
		);
		return true;
	}
}
