// Contract tests start processes, which on a busy machine takes longer than Jest waits by itself.
jest.setTimeout(60_000);
