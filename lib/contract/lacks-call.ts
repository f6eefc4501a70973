const LACKS_CALL: readonly number[] = [404, 405, 501];

/** Whether a host's status says that it lacks an optional call. */
export const lacksCall = (status: number): boolean => LACKS_CALL.includes(status);
