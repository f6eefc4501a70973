/** An address that opens the interview app at a code: `template` with the code in the place of `{code}`. */
export const deepLink = (template: string, code: string): string =>
	template.replace("{code}", () => encodeURIComponent(code));
