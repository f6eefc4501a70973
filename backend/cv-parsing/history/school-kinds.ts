/** What kind a school is, as the first of several words, instead of its name: "Cao đẳng, Kế toán", "Tốt nghiệp THPT". */
const ONLY_KIND =
	/^(?:tốt nghiệp )?(?:trung cấp|cao đẳng|đại học|thpt|thcs|trung học(?: phổ thông)?|college|university|(?:primary|elementary|middle|(?:(?:junior|senior|higher|upper|lower) )?(?:high|secondary)) school|universitas|politeknik|sma|smk|grundschule|hauptschule|realschule|gesamtschule|gymnasium|berufsschule|berufsfachschule|fachoberschule|fachschule|hochschule|universität|collège|lycée|école primaire|université|colegio|instituto|universidad|escola|colégio|universidade|basisschool|hogeschool|universiteit|istituto|liceo|università)(?:,|$)/iu;

/** Whether a text only says what kind a school is. */
export const isOnlyKind = (text: string): boolean => ONLY_KIND.test(text);
