import "server-only";
import { scrypt } from "node:crypto";
import type { Locale } from "@/lib/i18n/locales";
import type { SignUpValues } from "@/lib/sign-up/values";
import { sealingKey } from "../sealed/sealing-key";

const KEY_BYTES = 32;

/**
 * The Idempotency-Key of a posted form, derived from all its values, so that the same form sent twice creates one account.
 * Hosts store it: a slow hash with our own secret reveals nothing about the password.
 */
export const requestKey = (values: SignUpValues, locale: Locale): Promise<string> =>
	new Promise((resolve, reject) => {
		const text = JSON.stringify([locale, ...Object.entries(values).sort()]);
		scrypt(text, sealingKey(), KEY_BYTES, (error, key) => (error ? reject(error) : resolve(key.toString("base64url"))));
	});
