/** Debian's mail server Exim, which delivers every mail into a folder. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const USER = "Debian-exim";
const PATIENCE_MS = 90_000;

const configOf = (folder) => `
primary_hostname = mail.example.com
spool_directory = ${folder}/spool
log_file_path = ${folder}/%slog
pid_file_path = ${folder}/exim.pid
exim_user = ${USER}
exim_group = ${USER}
local_interfaces = 127.0.0.1
tls_advertise_hosts =
keep_environment =
acl_smtp_rcpt = accept_all
acl_smtp_data = accept_all
begin acl
accept_all:
  accept
begin routers
everyone:
  driver = accept
  transport = folder
begin transports
folder:
  driver = appendfile
  maildir_format
  directory = ${folder}/mails
  create_directory
  user = ${USER}
`;

/** Starts Exim on a port of this machine; it delivers into `folder`/mails. */
export function startExim(folder, port) {
	const config = join(folder, "exim.conf");
	writeFileSync(config, configOf(folder));
	mkdirSync(join(folder, "spool"));
	execFileSync("chown", ["-R", USER, folder]);
	execFileSync("chown", ["root", config]);
	execFileSync("chmod", ["755", folder]);
	return spawn("exim4", ["-bdf", "-q1m", "-C", config, "-oX", String(port)], { stdio: ["ignore", "ignore", "ignore"] });
}

/** The delivered mails that fit, once there are `count`. */
export async function delivered(folder, count, fits = () => true) {
	const inbox = join(folder, "mails/new");
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		const names = existsSync(inbox) ? readdirSync(inbox) : [];
		const mails = names.map((name) => readFileSync(join(inbox, name), "utf8")).filter(fits);
		if (mails.length >= count) return mails;
		if (Date.now() > end) throw new Error(`Exim delivered ${mails.length} of ${count} mails`);
		await wait(200);
	}
}
