import { basename } from "node:path";
import { measure } from "./measure";

// Counts from the moment that a file's set-up is loaded: what it takes to start its environment is not in it.
const end = measure("file", basename(expect.getState().testPath ?? ""));
afterAll(end);
