/** Import rules. Each has a name and the reason for it; `npm run check:imports` runs them. */
import { readdirSync, readFileSync } from "node:fs";

/** Folders that serve every feature, or the server alone; any other folder beside them is a feature. */
const PLATFORM = {
	lib: [
		"api-client",
		"browser",
		"client-state",
		"contract",
		"copy-overlay",
		"i18n",
		"operations",
		"server",
		"web-server",
	],
	components: ["attachments", "copy-overlay", "layout", "shared", "ui"],
};

const foldersOf = (side) =>
	readdirSync(side, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !PLATFORM[side].includes(entry.name))
		.map(({ name }) => name);

/** Pure folders that features share. */
const SHARED = ["brand", "content", "site", "sitemap", "text"];
const SUBJECTS = foldersOf("lib").filter((name) => !SHARED.includes(name));
const PARTS = foldersOf("components");

const inFolders = (side, names) => `^${side}/(${names.join("|")})/`;

/** The pure folders, and files beside them. */
const PURE = `${inFolders("lib", [...SUBJECTS, ...SHARED])}|^lib/[^/]+\\.ts$`;

/** Which side uses which package. A new one has to be put here; why it was taken is in docs/decisions/libraries.md. */
const PACKAGES = {
	site: [
		...["@leeoniya/ufuzzy", "@vercel/og", "downshift", "idb", "jose", "light-my-request"],
		...["nanostores", "next", "next-intl", "pdfkit", "react", "react-dom", "react-hook-form", "server-only", "sirv"],
		...["swr", "undici"],
	],
	backend: [
		...["@hono/node-server", "aws4fetch", "file-type", "hono", "ipaddr.js", "kysely", "libphonenumber-js", "libsql"],
		...[
			"client-zip",
			"htmlparser2",
			"mammoth",
			"nodemailer",
			"papaparse",
			"parse5",
			"pg",
			"request-filtering-agent",
			"sharp",
		],
		"unpdf",
	],
	both: [
		"@fastify/busboy",
		"bowser",
		"hash-wasm",
		"jsonc-parser",
		"lru-cache",
		"marked",
		...["@opentelemetry/api", "@opentelemetry/context-async-hooks", "@opentelemetry/core"],
		...["@opentelemetry/exporter-trace-otlp-http", "@opentelemetry/resources", "@opentelemetry/sdk-trace"],
		...["ioredis", "prom-client"],
		"pino",
		"rate-limiter-flexible",
		"sanitize-html",
		"uqr",
		"zod",
	],
};

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const unplaced = Object.keys(dependencies).filter(
	(name) => !name.startsWith("@fontsource") && !Object.values(PACKAGES).flat().includes(name),
);
if (unplaced.length > 0)
	throw new Error(`Say which side uses ${unplaced.join(", ")} (PACKAGES, .dependency-cruiser.mjs).`);

const inPackages = (names) => `^node_modules/(${names.join("|").replaceAll(".", "\\.")})/`;

const SERVER = "^(lib/(server|web-server)|backend|app/api)/|^server\\.ts$";
const TEST = "\\.test\\.tsx?$|^tests/";

/** A rule about imports at any depth, which `npm run check:imports` checks by itself. */
export const BROWSER_REACHES_NO_SERVER = {
	name: "browser-reaches-no-server",
	comment: "Code that runs in the browser must not pull in server code, however indirectly.",
	from: {
		path: "\\.client\\.tsx?$|^lib/(api-client|browser|client-state|upload/browser|link-check/browser)/",
		pathNot: TEST,
	},
	to: { path: SERVER },
};

export default {
	forbidden: [
		{
			name: "contract-is-a-leaf",
			comment: "The contract is shared by site and backend, so it may depend on zod and itself only.",
			severity: "error",
			from: { path: "^lib/contract/", pathNot: TEST },
			to: { pathNot: "^lib/contract/|^node_modules/zod/" },
		},
		{
			name: "pure-stays-pure",
			comment: "Rules of the product are plain functions: no React, no Next, no Node built-ins, no server code.",
			severity: "error",
			from: { path: PURE, pathNot: `${TEST}|^lib/upload/browser/` },
			to: { path: "^node_modules/(react|react-dom|next|next-intl|swr|undici)/|^lib/(server|web-server|api-client)/" },
		},
		{
			name: "pure-uses-no-node-built-ins",
			comment: "Pure folders run in browsers too.",
			severity: "error",
			from: { path: PURE, pathNot: TEST },
			to: { dependencyTypes: ["core"] },
		},
		{
			name: "pure-folders-are-separate",
			comment:
				"Each pure folder is one subject; what two of them share belongs into the contract or one of the shared folders.",
			severity: "error",
			// A document request is shown with its job.
			from: { path: PURE, pathNot: `${TEST}|^lib/document-request/view\\.ts$` },
			to: { path: inFolders("lib", SUBJECTS), pathNot: "^lib/$1/" },
		},
		{
			name: "browser-gets-no-zod",
			comment: "Rules in the browser are plain functions; of the contract's schemas it needs the types only.",
			severity: "error",
			from: {
				path: `^components/|${inFolders("lib", [...SUBJECTS.filter((name) => !["job", "document-request"].includes(name)), "brand", "text", "api-client", "browser", "client-state"])}`,
				pathNot: TEST,
			},
			to: {
				path: "^node_modules/zod/|^lib/contract/(schemas/|endpoints|endpoint\\.|lenient|params)",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "client-state-is-light",
			comment: "Every page may carry parts of it, and the recruiter application shares it: no code but the store's.",
			severity: "error",
			from: { path: "^lib/client-state/", pathNot: TEST },
			to: { pathNot: "^lib/(client-state|company)/|^node_modules/(nanostores|react)/" },
		},
		{
			name: "ui-knows-nothing-of-ours",
			comment: "Primitives get their words and data as props, so that any page can use them.",
			severity: "error",
			from: { path: "^components/ui/", pathNot: TEST },
			to: { path: "^(lib|app|backend|components/(?!ui/))" },
		},
		{
			name: "features-are-separate",
			comment: "A feature's components don't import another feature's; shared parts are in ui or layout.",
			severity: "error",
			from: { path: inFolders("components", PARTS), pathNot: TEST },
			to: { path: inFolders("components", PARTS), pathNot: "^components/$1/" },
		},
		{
			name: "lib-is-below-the-pages",
			comment: "Libraries know no component and no route.",
			severity: "error",
			from: { path: "^lib/", pathNot: TEST },
			to: { path: "^(components|app|backend)/" },
		},
		{
			name: "backend-stands-alone",
			comment: "The embedded backend is a host like any other: it shares the contract, and how a process is operated.",
			severity: "error",
			from: { path: "^backend/", pathNot: TEST },
			to: { path: "^(app|components|lib/(?!(?:contract|operations)/)|server\\.ts)" },
		},
		{
			name: "operations-is-a-leaf",
			comment: "Redis, metrics and traces serve every process alike, so they know nothing of the product.",
			severity: "error",
			from: { path: "^lib/operations/", pathNot: TEST },
			to: { path: "^(app|components|backend|lib/(?!operations/)|server\\.ts)" },
		},
		{
			name: "migrations-are-frozen",
			comment: "A released migration does the same for ever, so it calls no code that may change: it has copies.",
			severity: "error",
			from: { path: "^backend/store/migrations/", pathNot: TEST },
			to: {
				path: "^(backend|lib)/",
				pathNot: "^backend/store/migrations/",
				dependencyTypesNot: ["type-only"],
			},
		},
		{
			name: "site-does-not-import-the-backend",
			comment: "The site speaks to the backend over HTTP only.",
			severity: "error",
			from: { path: "^(app|components|lib|middleware|server)", pathNot: TEST },
			to: { path: "^backend/" },
		},
		{
			name: "site-uses-no-package-of-the-backend",
			comment: "What the backend alone needs would only weigh on pages: phone numbers of all countries are 150 KB.",
			severity: "error",
			from: { path: "^(app|components|lib)/|^(middleware|server)\\.ts$", pathNot: TEST },
			to: { path: inPackages(PACKAGES.backend) },
		},
		{
			name: "backend-uses-no-package-of-the-site",
			comment: "The embedded backend runs in a process of its own, without Next and React.",
			severity: "error",
			from: { path: "^backend/", pathNot: TEST },
			to: { path: inPackages(PACKAGES.site) },
		},
		{
			name: "web-server-knows-no-react",
			comment: "The web server is plain Node around Next's request handler.",
			severity: "error",
			from: { path: "^lib/web-server/", pathNot: TEST },
			to: { path: "^node_modules/(react|react-dom|next-intl|swr)/|^(app|components|backend)/" },
		},
		{
			name: "nothing-imports-tests",
			comment: "Tests depend on the product, never the other way round.",
			severity: "error",
			from: { pathNot: TEST },
			to: { path: TEST },
		},
		{
			name: "no-cycles",
			comment: "Cycles hide the order of things.",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "no-orphans",
			comment: "A file that nothing uses is dead. The backend serves its scripts by their paths.",
			severity: "error",
			from: {
				orphan: true,
				pathNot: `${TEST}|\\.d\\.ts$|^(next|jest|playwright|postcss|knip)[.-]|^scripts/|^app/|^backend/pages/look/[\\w-]+\\.mjs$|^server\\.ts$|^middleware\\.ts$`,
			},
			to: {},
		},
		{
			name: "resolvable",
			comment: "Every import must be found.",
			severity: "error",
			from: {},
			to: { couldNotResolve: true, pathNot: "^(server-only|bun:|cloudflare:|\\./value-names$)" },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "^(\\.next|\\.build|node_modules/\\.)" },
		// Such as who imports each module.
		skipAnalysisNotInRules: true,
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
		},
	},
};
