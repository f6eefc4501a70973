import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { FormData } from "undici";
import { BYTES_TYPE, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import certificates from "../fixtures/link-certificates.json";
import { applicant, form, pdfBytes } from "../support/backend/requests";
import { freePorts } from "../support/sites/free-port";
import { type Site, startSite } from "../support/sites/site";
import { openTlsClient } from "../support/sites/tls-proxy";

interface Ports {
	http: number;
	https: number;
	site: number;
	backend: number;
	backendEu: number;
}

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

/** The proxies of `deploy/`: their program, and their file with the ports and the certificate of this test. */
const PROXIES = [
	{
		name: "nginx.conf",
		program: "/usr/sbin/nginx",
		start(dir: string, { http, https, site, backend, backendEu }: Ports) {
			const config = read("nginx.conf")
				.replace("127.0.0.1:3000", `127.0.0.1:${site}`)
				.replace("127.0.0.1:4000", `127.0.0.1:${backend}`)
				.replace("127.0.0.1:4001", `127.0.0.1:${backendEu}`)
				.replace("listen 80;", `listen ${http};`)
				.replaceAll("listen 443 ssl", `listen ${https} ssl`)
				.replaceAll("/etc/ssl/astronaut", dir);
			const user = process.getuid?.() === 0 ? "user root;" : "";
			const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
				(name) => `${name}_temp_path ${dir}/${name};`,
			);
			writeFileSync(
				join(dir, "whole.conf"),
				`${user} daemon off; pid ${dir}/pid; events {} http { access_log off; ${paths.join(" ")} ${config} }`,
			);
			return ["-p", dir, "-c", "whole.conf", "-e", "error.log"];
		},
	},
	{
		name: "Caddyfile",
		program: "/usr/bin/caddy",
		start(dir: string, { http, https, site, backend, backendEu }: Ports) {
			const config = read("Caddyfile")
				.replace("to 3000", `to ${site}`)
				.replace("to 4000", `to ${backend}`)
				.replace("to 4001", `to ${backendEu}`)
				.replaceAll(/^(\S+\.example\.com) \{/gm, `$1 {\n\ttls ${dir}/fullchain.pem ${dir}/key.pem`);
			writeFileSync(join(dir, "Caddyfile"), `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\n}\n${config}`);
			return ["run", "--adapter", "caddyfile", "--config", join(dir, "Caddyfile")];
		},
	},
].filter(({ program }) => existsSync(program));

const listens = async (port: number) => (await fetch(`http://127.0.0.1:${port}`, { redirect: "manual" })).status;

const BYTES = 3_000_000;

(PROXIES.length > 0 ? describe : describe.skip)("the site behind a proxy of deploy/", () => {
	let site: Site;
	let ports: Ports;
	const client = openTlsClient();
	const address = (name: string, path: string) => `https://${name}.example.com:${ports.https}${path}`;

	beforeAll(async () => {
		const [http = 0, https = 0, own = 0, backend = 0, backendEu = 0] = await freePorts(5);
		ports = { http, https, site: own, backend, backendEu };
		site = await startSite({
			HOST: "127.0.0.1",
			BACKEND_HOST: "127.0.0.1",
			PORT: String(own),
			BACKEND_PORT: String(backend),
			BACKEND_EU_PORT: String(backendEu),
			SITE_ORIGIN: address("www", ""),
			BACKEND_ORIGIN: address("hire", ""),
			BACKEND_EU_ORIGIN: address("hire-eu", ""),
			TRUSTED_HOPS: "1",
		});
	});
	afterAll(async () => {
		await client.close();
		await site.stop();
	});

	describe.each(PROXIES)("$name", ({ program, start }) => {
		const dir = mkdtempSync(join(tmpdir(), "proxy-"));
		let proxy: ChildProcess;

		beforeAll(async () => {
			writeFileSync(join(dir, "key.pem"), certificates.key);
			writeFileSync(join(dir, "fullchain.pem"), certificates.right);
			const env = { NODE_ENV: "test", HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir } as const;
			proxy = spawn(program, start(dir, ports), { stdio: "ignore", env });
			while (!(await listens(ports.http).catch(() => undefined))) await wait(20);
		});
		afterAll(async () => {
			const ended = once(proxy, "exit");
			proxy.kill("SIGTERM");
			await ended;
			rmSync(dir, { recursive: true });
		});

		it("leads to the site and to each region of the backend, over TLS alone", async () => {
			const plain = await fetch(`http://127.0.0.1:${ports.http}/pricing`, {
				redirect: "manual",
				headers: { host: "www.example.com" },
			});
			expect(plain.status).toBeGreaterThanOrEqual(301);
			expect(plain.headers.get("location")).toMatch(/^https:/);
			const requests = [
				["www", "/"],
				["www", "/id/pricing"],
				["www", "/p/ORBIT1"],
				["www", "/p/ORBIT1+EU"],
				["hire", "/auth/login"],
				["hire-eu", "/auth/login"],
			] as const;
			for (const [name, path] of requests) {
				const answer = await client.fetch(address(name, path));
				expect([path, answer.status, (await answer.text()).length > 500]).toEqual([path, 200, true]);
			}
		});

		it("hands on an upload and the application with it", async () => {
			const page = { origin: address("www", ""), "sec-fetch-site": "same-origin", "x-job-code": "ORBIT1" };
			const stored = await client.fetch(address("www", "/api/companies/2/upload"), {
				method: "POST",
				body: pdfBytes(BYTES),
				headers: {
					...page,
					"content-type": BYTES_TYPE,
					[UPLOAD_HEADERS.identifier]: `through-${program.replaceAll("/", "-")}-0001`,
					[UPLOAD_HEADERS.offset]: "0",
					[UPLOAD_HEADERS.length]: String(BYTES),
					[UPLOAD_HEADERS.slot]: "1",
					[UPLOAD_HEADERS.fresh]: "1",
					[UPLOAD_HEADERS.name]: "cv.pdf",
				},
			});
			const { filepath } = (await stored.json()) as { filepath: string };
			expect([stored.status, filepath]).toEqual([200, expect.any(String)]);
			const body = new FormData();
			for (const [name, value] of form(applicant({ file_cv: filepath }))) body.append(name, String(value));
			const sent = await client.fetch(address("www", "/api/public/ORBIT1"), { method: "POST", body, headers: page });
			expect([sent.status, await sent.json()]).toEqual([
				200,
				expect.objectContaining({ interview_code: expect.any(String) }),
			]);
		});
	});
});
