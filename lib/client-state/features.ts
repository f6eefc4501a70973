import type { RecordId } from "./host-record";
import { slice } from "./slice";

type FeatureLists = Readonly<Record<string, readonly string[]>>;

/** Names of the features that are switched on, by the id of the company or job that has them. */
interface Features {
	company: FeatureLists;
	job: FeatureLists;
}

/** The feature lists that are known, none at first. */
export const features = slice<Features>({ company: {}, job: {} });

/** Stores the features of a company or of a job; those of others stay. */
export const setFeatures = (of: keyof Features, id: RecordId, list: readonly string[]): void =>
	features.setKey(of, { ...features.get()[of], [id]: list });

/** Whether a company or a job has a feature; false as long as its list isn't known. */
export const hasFeature = (of: keyof Features, id: RecordId, name: string): boolean =>
	features.get()[of][id]?.includes(name) ?? false;
