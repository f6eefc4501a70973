/** The parameter of a page's address that only the redirect after a form sets. */
export const ANSWER_PARAM = "answer";

/** The address of a page that shows the result of a form. The page at its own address shows none: a result is shown once. */
export const answerAddress = (page: string): string => `${page}?${ANSWER_PARAM}=1`;

/** Whether a page's address is that of a form's result. */
export const isAnswer = (search: { [ANSWER_PARAM]?: string | string[] }): boolean => search[ANSWER_PARAM] === "1";
