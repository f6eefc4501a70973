import type { z } from "zod";
import type { application } from "../../lib/contract/schemas/application";

/** The values of an application, as the call's schema gives them. */
export type Values = z.output<typeof application>;
