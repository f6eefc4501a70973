import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { Slots } from "../link-check/slots";

/** Together with a work factor of 15, a hash costs 32 MiB and about a third of a second; one of the choices that OWASP names. */
const BLOCKS = { r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Two at once, so that many simultaneous sign-ins leave memory and threads for other requests. */
const slots = new Slots({
	places: 2,
	waiting: 30,
	waitMs: 15_000,
	sentence: "Many people are signing in right now; wait a moment.",
});

/** The format `$scrypt$ln=15,r=8,p=3$salt$hash`, which contains the hash's parameters. */
const WRITTEN = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

interface Cost {
	ln: number;
	r: number;
	p: number;
}

/** Equal characters make equal passwords, however a keyboard composes them (NFKC, as NIST recommends). */
function derive(password: string, salt: Buffer, { ln, r, p }: Cost, length: number): Promise<Buffer> {
	const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
	return slots.run(
		() =>
			new Promise((resolve, reject) => {
				scrypt(password.normalize("NFKC"), salt, length, options, (error, hash) =>
					error ? reject(error) : resolve(hash),
				);
			}),
	);
}

/**
 * The stored form of a password: a salted scrypt hash with its parameters, with N = 2 to the power of `workFactor`.
 * Throws 429 if too many wait.
 */
export async function hashPassword(password: string, workFactor: number): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const cost = { ln: workFactor, ...BLOCKS };
	const hash = await derive(password, salt, cost, HASH_BYTES);
	const { ln, r, p } = cost;
	return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${hash.toString("base64url")}`;
}

/**
 * Whether `stored` is a hash of `password`. Without a stored hash, the result is false after as long as a hash of
 * `workFactor` takes, so that nobody learns from the clock which addresses have an account. Throws 429 if too many wait.
 */
export async function isPassword(password: string, stored: string | undefined, workFactor: number): Promise<boolean> {
	const [, ln, r, p, salt, hash] = WRITTEN.exec(stored ?? "") ?? [];
	if (salt === undefined || hash === undefined) {
		await derive(password, randomBytes(SALT_BYTES), { ln: workFactor, ...BLOCKS }, HASH_BYTES);
		return false;
	}
	const expected = Buffer.from(hash, "base64url");
	const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
	return timingSafeEqual(await derive(password, Buffer.from(salt, "base64url"), cost, expected.length), expected);
}
