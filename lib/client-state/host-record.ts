/** A record as the host sent it. Only the recruiter application knows its fields. */
export type HostRecord = Readonly<Record<string, unknown>>;

/** The host's validation errors: sentences by field name. */
export type SaveErrors = Readonly<Record<string, readonly string[]>>;

/** An id as the hosts write it. */
export type RecordId = string | number;
