/** An address that opens the interview app with a code: `template` with the code instead of `{code}`. */
export const deepLink = (template: string, code: string): string =>
	template.replace("{code}", () => encodeURIComponent(code));
