import type { z } from "zod";
import type { documentSubmission } from "../../lib/contract/schemas/application";

/** The values of a submission, as parsed by the call's schema. */
export type Values = z.output<typeof documentSubmission>;
