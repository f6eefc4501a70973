import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { variables } from "@/lib/server/env-schema";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");
const compose = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, { environment?: object }> };

const assigned = (text: string) => [...text.matchAll(/^(?:Environment=)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
const ofUnit = read("astronaut.service")
	.split("\n")
	.filter((line) => line.startsWith("Environment="))
	.flatMap((line) => [...line.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name));

/** What Node.js and the framework read themselves. */
const FOREIGN = ["NODE_ENV", "NEXT_TELEMETRY_DISABLED", "MALLOC_ARENA_MAX"];

test.each([
	["astronaut.service", ofUnit],
	["astronaut.env.example", assigned(read("astronaut.env.example"))],
	["compose.yaml", Object.keys(compose.services.site1?.environment ?? {})],
	[
		"Dockerfile",
		[...(/^ENV (.+)$/m.exec(read("Dockerfile"))?.[1]?.matchAll(/([A-Z_]+)=/g) ?? [])].map(([, name]) => name),
	],
])("%s names only settings that exist", (_, names) => {
	expect(names.length).toBeGreaterThan(2);
	expect(names.filter((name = "") => !(name in variables.shape) && !FOREIGN.includes(name))).toEqual([]);
});

test("compose.env.example has each variable that compose.yaml wants", () => {
	const wanted = new Set([...read("compose.yaml").matchAll(/\$\{([A-Z0-9_]+):\?\}/g)].map(([, name]) => name));
	expect(assigned(read("compose.env.example")).sort()).toEqual([...wanted].sort());
});

test("kubernetes.env.example has the settings of compose.yaml", () => {
	const wanted = Object.keys(compose.services.site1?.environment ?? {});
	expect(assigned(read("kubernetes.env.example")).sort()).toEqual(wanted.sort());
});

test("each file of the project that the image copies exists, and reaches the engine", () => {
	const copies = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all = ""]) =>
		all.split(" "),
	);
	const sent = readFileSync(".dockerignore", "utf8").split("\n");
	expect(copies.filter((path) => !existsSync(path))).toEqual([]);
	const isSent = (path: string) => path === "." || sent.includes(`!${path.split("/")[0]}`);
	expect(copies.filter((path) => !isSent(path))).toEqual([]);
});

test("the Kubernetes example has a deployment, a service and an ingress", () => {
	const kinds = parseAllDocuments(read("kubernetes.yaml")).map((one) => one.get("kind"));
	expect(kinds).toEqual(["Deployment", "Service", "Ingress"]);
});

const has = (program: string) => ["/usr/bin", "/usr/sbin"].some((folder) => existsSync(join(folder, program)));
const where = (program: string) => (has(program) ? test : test.skip);
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: "utf8", stdio: "pipe" });

where("nginx")("nginx takes both of its files", () => {
	const dir = mkdtempSync(join(tmpdir(), "nginx-"));
	const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", join(dir, "key.pem"), "-out", join(dir, "fullchain.pem")];
	run("openssl", "req", "-x509", "-subj", "/CN=example.com", ...key);
	for (const name of ["nginx.conf", "nginx-compose.conf"]) {
		// Names of containers lead nowhere here, and Debian's nginx is older than `resolve`.
		const config = read(name)
			.replaceAll("/etc/ssl/astronaut", dir)
			.replaceAll(/site[12]:(\d+) resolve/g, "127.0.0.1:$1");
		const whole = `pid ${dir}/pid; error_log stderr; events {} http { access_log off; ${config} }`;
		writeFileSync(join(dir, "nginx.conf"), whole.replaceAll("\nserver {\n\tlisten 80;", "\nserver {\n\tlisten 8080;"));
		run("nginx", "-t", "-q", "-p", dir, "-c", join(dir, "nginx.conf"));
	}
	rmSync(dir, { recursive: true });
});

where("caddy")("Caddy takes its file", () => {
	run("caddy", "adapt", "--adapter", "caddyfile", "--config", "deploy/Caddyfile");
});

where("systemd-analyze")("systemd rates the unit's exposure at 1.5 or less", () => {
	run("systemd-analyze", "security", "--offline=true", "--threshold=15", "deploy/astronaut.service");
});
