import { redirect } from "next/navigation";
import { env } from "@/lib/server/env";

export const dynamic = "force-dynamic";

/** An address that people guess: leads to the blog, on its host. */
export const GET = () => redirect(env().hosts.blog);
