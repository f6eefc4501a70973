/** Statuses by which a host says that it lacks an optional call. */
const LACKS_CALL: readonly number[] = [404, 405, 501];

export const lacksCall = (status: number): boolean => LACKS_CALL.includes(status);
