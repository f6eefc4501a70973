import { forward } from "@/lib/server/door/forward";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** The one door to the hosts: see `lib/server/door`. */
const handle = (request: Request): Promise<Response> => forward(request);

export {
	handle as DELETE,
	handle as GET,
	handle as HEAD,
	handle as OPTIONS,
	handle as PATCH,
	handle as POST,
	handle as PUT,
};
