import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;

/** Wrong passwords for one account from one address, in a quarter of an hour. */
const MOST_FOR_ACCOUNT = 10;
/** Wrong passwords from one address, which may be a proxy's or a whole office's, in a quarter of an hour. */
const MOST_FROM_ADDRESS = 300;
/** Mails of one kind to one account in an hour, and those that one address asks for. */
const MOST_MAILS = 3;
const MOST_MAILS_FROM_ADDRESS = 60;

/** Gives the seconds to wait when this is one too many, else null. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
	try {
		await limiter.consume(key);
		return null;
	} catch (refused) {
		if (!(refused instanceof RateLimiterRes)) throw refused;
		return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
	}
}

/** How often a password may be guessed, and a mail be asked for; counted in this process. */
export interface SignInLimits {
	/** Counts a try at a password before it is looked at; gives the seconds to wait if it is one too many. */
	tryPassword(client: string, account: string): Promise<number | null>;
	/** Takes the tries back: the password was right. */
	forgive(client: string, account: string): Promise<void>;
	/** Counts a mail that an account asks for. */
	askForMail(client: string, account: string): Promise<number | null>;
}

/** New limits, with nothing counted. `account` is whatever names one, whether it exists or not. */
export function signInLimits(): SignInLimits {
	const account = new RateLimiterMemory({ points: MOST_FOR_ACCOUNT, duration: QUARTER_S });
	const address = new RateLimiterMemory({ points: MOST_FROM_ADDRESS, duration: QUARTER_S });
	const mails = new RateLimiterMemory({ points: MOST_MAILS, duration: HOUR_S });
	const mailsFrom = new RateLimiterMemory({ points: MOST_MAILS_FROM_ADDRESS, duration: HOUR_S });
	return {
		tryPassword: async (client, key) =>
			(await consume(account, `${client} ${key}`)) ?? (await consume(address, client)),
		async forgive(client, key) {
			await account.delete(`${client} ${key}`);
			await address.reward(client);
		},
		askForMail: async (client, key) => (await consume(mailsFrom, client)) ?? (await consume(mails, key)),
	};
}
