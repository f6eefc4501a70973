/** Addresses of the sign-up without script, each without its language. */
export const SIGN_UP_PATHS = {
	/** Where a browser posts the first step, the second one, and the short form. */
	check: "/register/check",
	save: "/register/save",
	create: "/register/create",
	/** Where it posts the forms of the last step: the confirmation mail again, or to another address. */
	again: "/register/again",
	address: "/register/address",
	/** The pages that show the forms again, and what came of them. */
	account: "/register/step/1",
	needs: "/register/step/2",
	welcome: "/register/step/3",
	short: "/register/short",
} as const;

/** Name of the button that leads from the second step back to the first one. */
export const GO_BACK = "previous";

/** Everything that a browser posts there, without its language. */
export const SIGN_UP_POSTS: readonly string[] = [
	SIGN_UP_PATHS.check,
	SIGN_UP_PATHS.save,
	SIGN_UP_PATHS.create,
	SIGN_UP_PATHS.again,
	SIGN_UP_PATHS.address,
];

/** Id of the part of the welcome that says what came of its forms. */
export const CONFIRMATION_PART = "confirmation-mail";

/** Id of the field of the new address there. */
export const NEW_EMAIL_FIELD = "confirmation-email";
