/**
 * Tests the receipt of an application with Debian's mail software: Exim delivers it, w3m shows its HTML, and
 * SpamAssassin rates it. Needs root and the packages exim4-daemon-light, w3m and spamassassin; run `npm run build`
 * first.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { apply, freePorts, startSite } from "../tests/bench/lib/site.mjs";

const USER = "Debian-exim";
const PATIENCE_MS = 90_000;
const NEEDED = { exim4: "exim4-daemon-light", w3m: "w3m", spamassassin: "spamassassin" };

function missingPackages() {
	return Object.entries(NEEDED)
		.filter(([name]) => !["/usr/bin", "/usr/sbin"].some((folder) => existsSync(join(folder, name))))
		.map(([, name]) => name);
}

/** Starts Exim on a port; it delivers every mail into `folder`/mails. */
function startExim(folder, port) {
	const config = join(folder, "exim.conf");
	const lines = [
		"primary_hostname = mail.example.com",
		`spool_directory = ${folder}/spool`,
		`log_file_path = ${folder}/%slog`,
		`pid_file_path = ${folder}/exim.pid`,
		`exim_user = ${USER}`,
		`exim_group = ${USER}`,
		"local_interfaces = 127.0.0.1",
		"tls_advertise_hosts =",
		"keep_environment =",
		"acl_smtp_rcpt = accept_all",
		"acl_smtp_data = accept_all",
		"begin acl",
		"accept_all:",
		"  accept",
		"begin routers",
		"everyone:",
		"  driver = accept",
		"  transport = folder",
		"begin transports",
		"folder:",
		"  driver = appendfile",
		"  maildir_format",
		`  directory = ${folder}/mails`,
		"  create_directory",
		`  user = ${USER}`,
	];
	writeFileSync(config, `${lines.join("\n")}\n`);
	mkdirSync(join(folder, "spool"));
	execFileSync("chown", ["-R", USER, folder]);
	execFileSync("chown", ["root", config]);
	execFileSync("chmod", ["755", folder]);
	return spawn("exim4", ["-bdf", "-q1m", "-C", config, "-oX", String(port)], { stdio: "inherit" });
}

/** The mails that Exim delivered, once there are `count`. */
async function delivered(folder, count) {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		const inbox = join(folder, "mails/new");
		const names = existsSync(inbox) ? readdirSync(inbox) : [];
		if (names.length >= count) return names.map((name) => readFileSync(join(inbox, name), "utf8"));
		if (Date.now() > end) throw new Error(`Exim delivered ${names.length} of ${count} mails`);
		await wait(200);
	}
}

/** The HTML part of a mail as a text browser shows it. */
function shown(mail) {
	const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
	const part = mail.split(`--${boundary}`).find((one) => /content-type: text\/html/i.test(one)) ?? "";
	const [head, ...body] = part.trim().split(/\r?\n\r?\n/);
	const bytes = /base64/i.test(head)
		? Buffer.from(body.join("\n"), "base64")
		: Buffer.from(
				body
					.join("\n\n")
					.replaceAll(/=\r?\n/g, "")
					.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
				"latin1",
			);
	return execFileSync("w3m", ["-dump", "-T", "text/html", "-I", "utf-8", "-O", "utf-8", "-cols", "80"], {
		input: bytes,
	});
}

const missing = missingPackages();
if (missing.length > 0 || process.getuid?.() !== 0)
	throw new Error(`This needs root and Debian's packages ${missing.join(", ") || "as they are"}.`);
const folder = mkdtempSync(join(tmpdir(), "astronaut-mails-"));
const [port] = await freePorts(1);
const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Astronaut <jobs@example.com>" });
let exim;
try {
	await apply(site, 1);
	// The first attempts fail, because nobody listens yet.
	await wait(2_000);
	exim = startExim(folder, port);
	// The receipt, and the recruiter's notice.
	const mails = await delivered(folder, 2);
	const mail = mails.find((one) => /^Message-ID: <receipt-/m.test(one));
	console.log(mail.split(/\r?\n\r?\n/)[0], "\n\n", String(shown(mail)));
	console.log(
		execFileSync("spamassassin", ["--local", "-t"], { input: mail }).toString().split("Content analysis details:")[1],
	);
	await wait(3_000);
	const ids = (await delivered(folder, 2)).map((one) => /^Message-ID: (.*)$/m.exec(one)?.[1]);
	console.log(`Delivered, with the first attempt refused:\n${ids.join("\n")}`);
} finally {
	exim?.kill();
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
}
