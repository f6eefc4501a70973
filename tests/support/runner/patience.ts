// Tests that start processes or hash whole files take longer on a busy machine than Jest's default limit.
jest.setTimeout(60_000);
