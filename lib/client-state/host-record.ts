/** A record as the host sent it. Its fields are the recruiter application's to read: nothing here knows them. */
export type HostRecord = Readonly<Record<string, unknown>>;

/** What a host refused to save: sentences by the name of their field. */
export type SaveErrors = Readonly<Record<string, readonly string[]>>;

/** An id as the hosts write it. */
export type RecordId = string | number;
