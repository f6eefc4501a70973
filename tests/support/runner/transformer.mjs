import { createHash } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { createTransformer: createNext } = require("next/dist/build/swc/jest-transformer");
const VERSIONS = `${require("next/package.json").version} ${process.version}`;

/**
 * The framework's transformer, whose results projects with the same environment share: Jest's own key has all settings of a
 * project in it, such as the list of its tests.
 */
export default {
	createTransformer(options) {
		const settings = JSON.stringify(options);
		return {
			...createNext(options),
			getCacheKey(text, path, { config: { testEnvironment }, instrument }) {
				const hash = createHash("sha1");
				for (const part of [text, path, settings, testEnvironment, instrument, VERSIONS]) hash.update(`${part}\0`);
				return hash.digest("hex");
			},
		};
	},
};
