import { memoryCounter, type NewCounter } from "../../lib/operations/redis/counters";

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

/** The limits for passwords and mails. */
export interface SignInLimits {
	/** Counts an attempt at a password before the check; returns the seconds to wait if there were too many. */
	tryPassword(guess: Guess): Promise<number | null>;
	/** Removes the attempts from the count: the password was right. */
	forgive(guess: Guess): Promise<void>;
	/** Counts a mail requested for an account. */
	askForMail(client: string, account: string): Promise<number | null>;
}

/** Counts guesses by account and address, by address, and by account over all addresses. */
function strangers(newCounter: NewCounter) {
	const account = newCounter({ name: "account", points: MOST_FOR_ACCOUNT, seconds: QUARTER_S });
	const address = newCounter({ name: "address", points: MOST_FROM_ADDRESS, seconds: QUARTER_S });
	const hour = newCounter({ name: "hour", points: MOST_IN_HOUR, seconds: HOUR_S });
	const day = newCounter({ name: "day", points: MOST_IN_DAY, seconds: DAY_S });
	return {
		count: async (client: string, key: string) =>
			(await account.consume(`${client} ${key}`)) ??
			(await address.consume(client)) ??
			(await hour.consume(key)) ??
			(await day.consume(key)),
		async forgive(client: string, key: string) {
			await account.forget(`${client} ${key}`);
			await address.reward(client);
			// The guesses of others still count.
			await hour.reward(key);
			await day.reward(key);
		},
	};
}

/** New limits, with nothing counted in this process; the counters may be common to all instances. */
export function signInLimits(newCounter: NewCounter = memoryCounter): SignInLimits {
	const others = strangers(newCounter);
	const devices = newCounter({ name: "device", points: MOST_FROM_DEVICE, seconds: QUARTER_S });
	const mails = newCounter({ name: "mail", points: MOST_MAILS, seconds: HOUR_S });
	const mailsFrom = newCounter({ name: "mail-from", points: MOST_MAILS_FROM_ADDRESS, seconds: HOUR_S });
	return {
		tryPassword: ({ client, account, device }) =>
			device ? devices.consume(`${device} ${account}`) : others.count(client, account),
		async forgive({ client, account, device }) {
			if (device) await devices.forget(`${device} ${account}`);
			else await others.forgive(client, account);
		},
		askForMail: async (client, key) => (await mailsFrom.consume(client)) ?? (await mails.consume(key)),
	};
}
