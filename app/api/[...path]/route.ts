import { forward } from "@/lib/server/api-proxy/forward";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** The one proxy to the hosts: see `lib/server/api-proxy`. */
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
