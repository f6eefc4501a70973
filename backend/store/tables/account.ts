/** A recruiter. */
export interface UserTable {
	id: number;
	email: string;
	/** Lower-case address; unique. */
	email_key: string;
	fullname: string;
	phone: string | null;
	/** Written by `hashPassword`; passwords themselves are never stored. */
	password_hash: string;
	total_roles_description: string | null;
	assist_description: string | null;
	/** The language of the page on which the account was created. */
	language: string;
	created_at: string;
	/** When the link in the welcome mail was opened. */
	confirmed_at: string | null;
}

/** A recruiter's membership in a company. */
export interface MembershipTable {
	user_id: number;
	company_id: number;
}

export interface SessionTable {
	/** SHA-256 of the token in the browser's cookie. */
	token_hash: string;
	user_id: number;
	/** Names of the browser and the operating system that signed in; null where the browser doesn't tell. */
	browser: string | null;
	system: string | null;
	created_at: string;
	/** Updated every ten minutes at most. */
	last_used_at: string;
	expires_at: string;
}

/** A browser in which an account was signed in. */
export interface KnownDeviceTable {
	/** SHA-256 of the token in the browser's cookie; a browser has one token for all accounts. */
	token_hash: string;
	user_id: number;
	created_at: string;
	expires_at: string;
}

/** A token that does something for an account: mailed as a link, or returned to the browser that signed up. */
export interface MailLinkTable {
	/** SHA-256 of the token. */
	token_hash: string;
	user_id: number;
	purpose: "confirm" | "password" | "sign-up";
	created_at: string;
	expires_at: string;
	used_at: string | null;
}
