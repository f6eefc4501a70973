import type { z } from "zod";
import type { documentSubmission } from "../../lib/contract/schemas/application";

/** The values of a submission, as the call's schema gives them. */
export type Values = z.output<typeof documentSubmission>;
