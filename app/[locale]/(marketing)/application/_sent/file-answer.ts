import { HostFailure } from "@/lib/server/host-failure";
import { refuse } from "@/lib/server/refusal";

interface File {
	body: BodyInit;
	type: string;
	name: string;
}

/** Answers with one person's file for download. */
const download = ({ body, type, name }: File): Response =>
	new Response(body, {
		headers: {
			"content-type": type,
			"content-disposition": `attachment; filename="${name}"`,
			"cache-control": "private, no-store",
		},
	});

/** Responds with the file from `make`; 404 without a file, a refusal if the host fails. */
export async function fileAnswer(make: () => Promise<File | null>): Promise<Response> {
	try {
		const file = await make();
		return file ? download(file) : refuse("unknown_call");
	} catch (error) {
		if (error instanceof HostFailure) return refuse(error.code);
		throw error;
	}
}
