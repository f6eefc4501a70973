/**
 * `npm run prove -- PART [seed or commit]`: the whole of a test whose short version is in `npm test`; takes from minutes to an hour.
 * `cluster`: two sites and two backends, on each object store, while everything is killed and frozen.
 * `image`: the image of deploy/Dockerfile, built with buildah and started with a root that can't be written to.
 * `upgrade COMMIT`: two machines go from a commit to this version, back and forth again, while candidates apply.
 */
import { fileURLToPath } from "node:url";
import { ensureEngines } from "./lib/engines.mjs";
import { ensureNode24 } from "./lib/node-24.mjs";
import { prepare } from "./lib/prepare.mjs";
import { run, stop } from "./lib/run.mjs";
import { buildPrevious } from "./prove/previous.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Each part: the tests as arguments of Jest, whether they need the build, and the variables that make them whole, some of
 * them from the argument: by default a seed.
 */
const PARTS = {
	cluster: {
		tests: ["tests/cluster/", "tests/contract/backend-uploads-store.test.ts"],
		needsBuild: true,
		variables: { TEST_ROUNDS: "5", TEST_STORES: "swift,ceph" },
	},
	image: { tests: ["--config", "jest.prove.config.mjs", "tests/image/"], variables: {} },
	upgrade: {
		tests: ["--config", "jest.prove.config.mjs", "tests/upgrade/"],
		needsBuild: true,
		variables: {},
		ofArgument: async (commit) => ({ TEST_PREVIOUS: await buildPrevious(root, commit ?? stop("Name the commit.")) }),
	},
};

const [name = "", argument] = process.argv.slice(2);
const part = PARTS[name] ?? stop(`Name a part: npm run prove -- ${Object.keys(PARTS).join(" | ")} [seed]`);

process.chdir(root);
await prepare(root);
await ensureEngines(root, name);
if (name === "image") await ensureNode24(root);
const { isStale } = await import("./lib/stale.mjs");
if (part.needsBuild && isStale(root) && (await run(root, "npm", ["run", "--silent", "build"])) !== 0) process.exit(1);
const ofSeed = (seed) => (seed ? { TEST_SEED: seed } : {});
const variables = Object.entries({ ...part.variables, ...(await (part.ofArgument ?? ofSeed)(argument)) });
const jest = ["npx", "jest", "--selectProjects", "contract", "--runInBand", "--verbose", "--forceExit", ...part.tests];
process.exitCode = await run(root, "env", [...variables.map(([key, value]) => `${key}=${value}`), ...jest]);
