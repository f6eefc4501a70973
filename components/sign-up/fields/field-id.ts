import type { SignUpField } from "@/lib/sign-up/values";

/** Id of a field of the sign-up; the ids of its hint and error start with it. */
export const signUpFieldId = (field: SignUpField): string => `sign-up-${field}`;
