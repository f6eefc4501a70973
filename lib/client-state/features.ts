import type { RecordId } from "./host-record";
import { slice } from "./slice";

type FeatureLists = Readonly<Record<string, readonly string[]>>;

/** Names of the enabled features, by the id of their company or job. */
interface Features {
	company: FeatureLists;
	job: FeatureLists;
}

/** The loaded feature lists, initially none. */
export const features = slice<Features>({ company: {}, job: {} });

/** Stores the features of a company or a job; other lists stay. */
export const setFeatures = (of: keyof Features, id: RecordId, list: readonly string[]): void =>
	features.setKey(of, { ...features.get()[of], [id]: list });

/** Whether a company or a job has a feature; false until its list is loaded. */
export const hasFeature = (of: keyof Features, id: RecordId, name: string): boolean =>
	features.get()[of][id]?.includes(name) ?? false;
