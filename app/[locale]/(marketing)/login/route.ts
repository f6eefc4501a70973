import { redirect } from "next/navigation";
import { localeOf } from "@/lib/i18n/locales";
import { recruiterPages } from "@/lib/server/recruiter-pages";

export const dynamic = "force-dynamic";

interface Context {
	params: Promise<{ locale: string }>;
}

/** An address that recruiters guess: leads to where they sign in, on the recruiter host. */
export const GET = async (_: Request, { params }: Context) =>
	redirect(recruiterPages(localeOf((await params).locale)).login);
