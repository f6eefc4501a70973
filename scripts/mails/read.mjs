/** A delivered mail as its readers see it. */
import { execFileSync } from "node:child_process";

const decoded = (head, body) => {
	if (/base64/i.test(head)) return Buffer.from(body, "base64");
	if (!/quoted-printable/i.test(head)) return Buffer.from(body);
	const bytes = body
		.replaceAll(/=\r?\n/g, "")
		.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1");
};

/** The bytes of a part, such as `text/html`. */
function partOf(mail, type) {
	const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
	const part = mail.split(`--${boundary}`).find((one) => one.toLowerCase().includes(`content-type: ${type}`)) ?? "";
	const [head = "", ...body] = part.trim().split(/\r?\n\r?\n/);
	return decoded(head, body.join("\n\n"));
}

/** The plain text. */
export const textOf = (mail) => partOf(mail, "text/plain").toString();

/** The HTML as the text browser w3m shows it. */
export const htmlShown = (mail) =>
	execFileSync("w3m", ["-dump", "-T", "text/html", "-I", "utf-8", "-O", "utf-8", "-cols", "80"], {
		input: partOf(mail, "text/html"),
	}).toString();

/** A header field as it was written. */
export const fieldOf = (mail, name) => new RegExp(`^${name}: (.*)$`, "im").exec(mail)?.[1]?.trim() ?? "";

/** SpamAssassin's points, without tests over the network, and the rules that count against the mail. */
export function spamPoints(mail) {
	const checked = execFileSync("spamassassin", ["--local", "-t"], { input: mail, stdio: ["pipe", "pipe", "ignore"] });
	const report = checked.toString().split("Content analysis details:")[1] ?? "";
	const points = Number(/\((-?[\d.]+) points/.exec(report)?.[1] ?? Number.NaN);
	const rules = [...report.matchAll(/^\s*(\d+\.\d)\s+(\w+)/gm)].map(([, cost, rule]) => `${rule} ${cost}`);
	return { points, rules };
}
