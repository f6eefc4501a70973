// Tests that start processes or hash whole files take longer on a busy machine than Jest waits by itself.
jest.setTimeout(60_000);
