import { redirect } from "next/navigation";
import { recruiterPages } from "@/lib/server/recruiter-pages";

export const dynamic = "force-dynamic";

/** An address that recruiters guess: leads to where they sign in, on the recruiter host. */
export const GET = () => redirect(recruiterPages().login);
