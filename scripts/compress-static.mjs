/** Prepares the static files for the web server: the bundler's and those of `public/`, with compressed versions. */
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Types that compress; pictures, films and WOFF2 already are. */
const COMPRESSIBLE = new Set([
	".css",
	".html",
	".ico",
	".js",
	".json",
	".map",
	".mjs",
	".otf",
	".svg",
	".ttf",
	".txt",
	".vtt",
	".wasm",
	".webmanifest",
	".xml",
]);

/** A compressed form that saves less is not worth a file, bytes. */
const WORTH_BYTES = 100;

const brotli = (body) =>
	brotliAsync(body, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	});

async function compress(path) {
	const body = await readFile(path);
	const forms = [
		[".br", await brotli(body)],
		[".gz", await gzipAsync(body, { level: 9 })],
	];
	const worthy = forms.filter(([, form]) => form.length + WORTH_BYTES < body.length);
	await Promise.all(worthy.map(([ending, form]) => writeFile(path + ending, form)));
}

async function isFolder(path) {
	return stat(path).then(
		(found) => found.isDirectory(),
		() => false,
	);
}

async function copyInto(from, to) {
	if (!(await isFolder(from))) return;
	await cp(from, to, { recursive: true, preserveTimestamps: true });
}

/** Takes from one list until it is empty, as often at a time as there are processors. */
async function inParallel(items, work) {
	const rest = [...items];
	const run = async () => {
		for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
	};
	await Promise.all(Array.from({ length: availableParallelism() }, run));
}

/** Writes `.build/static/**` from `.next/static` and `public/`; returns the number of compressed files. */
export async function compressStatic({ root }) {
	const target = join(root, ".build/static");
	await rm(target, { recursive: true, force: true });
	await mkdir(target, { recursive: true });
	await copyInto(join(root, "public"), target);
	await copyInto(join(root, ".next/static"), join(target, "_next/static"));
	const entries = await readdir(target, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name));
	await inParallel(paths, compress);
	return paths.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
	console.log(`${await compressStatic({ root: process.cwd() })} static files compressed`);
