import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/** Wrong passwords for one account from one address, in a quarter of an hour. */
const MOST_FOR_ACCOUNT = 10;
/** Wrong passwords for one account from one of its known devices, in a quarter of an hour. */
const MOST_FROM_DEVICE = 10;
/** Wrong passwords for one account from all addresses together, known devices aside, in an hour and in a day. */
const MOST_IN_HOUR = 30;
const MOST_IN_DAY = 100;
/** Wrong passwords from one address, which may be a proxy's or a whole office's, in a quarter of an hour. */
const MOST_FROM_ADDRESS = 300;
/** Mails of one kind to one account per hour, and mails requested from one address. */
const MOST_MAILS = 3;
const MOST_MAILS_FROM_ADDRESS = 60;

/** Counts one more for `key`; returns the seconds to wait if the limit is exceeded, else null. */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
	try {
		await limiter.consume(key);
		return null;
	} catch (refused) {
		if (!(refused instanceof RateLimiterRes)) throw refused;
		return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
	}
}

/** An attempt at a password. */
interface Guess {
	/** The client's network address. */
	client: string;
	/** Identifies the account, which needn't exist. */
	account: string;
	/**
	 * Identifies the browser, if the account was signed in there before. Such browsers have a separate count, so that
	 * nobody else can lock them out.
	 */
	device?: string;
}

/** The limits for passwords and mails, counted in this process. */
export interface SignInLimits {
	/** Counts an attempt at a password before the check; returns the seconds to wait if there were too many. */
	tryPassword(guess: Guess): Promise<number | null>;
	/** Takes the tries back: the password was right. */
	forgive(guess: Guess): Promise<void>;
	/** Counts a mail requested for an account. */
	askForMail(client: string, account: string): Promise<number | null>;
}

/** Counts guesses by account and address, by address, and by account over all addresses. */
function strangers() {
	const account = new RateLimiterMemory({ points: MOST_FOR_ACCOUNT, duration: QUARTER_S });
	const address = new RateLimiterMemory({ points: MOST_FROM_ADDRESS, duration: QUARTER_S });
	const hour = new RateLimiterMemory({ points: MOST_IN_HOUR, duration: HOUR_S });
	const day = new RateLimiterMemory({ points: MOST_IN_DAY, duration: DAY_S });
	return {
		count: async (client: string, key: string) =>
			(await consume(account, `${client} ${key}`)) ??
			(await consume(address, client)) ??
			(await consume(hour, key)) ??
			(await consume(day, key)),
		async forgive(client: string, key: string) {
			await account.delete(`${client} ${key}`);
			await address.reward(client);
			// The guesses of others stay counted.
			await hour.reward(key);
			await day.reward(key);
		},
	};
}

/** New limits, with nothing counted. */
export function signInLimits(): SignInLimits {
	const others = strangers();
	const devices = new RateLimiterMemory({ points: MOST_FROM_DEVICE, duration: QUARTER_S });
	const mails = new RateLimiterMemory({ points: MOST_MAILS, duration: HOUR_S });
	const mailsFrom = new RateLimiterMemory({ points: MOST_MAILS_FROM_ADDRESS, duration: HOUR_S });
	return {
		tryPassword: ({ client, account, device }) =>
			device ? consume(devices, `${device} ${account}`) : others.count(client, account),
		async forgive({ client, account, device }) {
			if (device) await devices.delete(`${device} ${account}`);
			else await others.forgive(client, account);
		},
		askForMail: async (client, key) => (await consume(mailsFrom, client)) ?? (await consume(mails, key)),
	};
}
