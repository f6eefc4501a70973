/** A host with one job that has every optional part, for reference pages. */
import { createServer } from "node:http";

const paragraph = `<p>${"Reference text of some length. ".repeat(200)}</p>`;

const field = (id, input_type) => ({
	id,
	label: `Question ${id}`,
	input_type,
	is_mandatory: true,
	description: "",
	options: ["One", "Two"],
});

const job = {
	id: 1,
	title: "Reference job",
	jobType: "Full time",
	due_date: "2099-12-31",
	timezone: "(GMT+7)",
	aboutDescription: paragraph,
	responsibility: paragraph,
	requirement: paragraph,
	open_code: "REF1",
	email_required: true,
	requireCv: true,
	document_list: [{ type: "Diploma", option_value: 2 }],
	device_type: 0,
	social_media: ["email", "facebook", "linkedin"],
	published_at: "2026-01-01T00:00:00Z",
	language: "en",
	city: "Jakarta",
	country: "ID",
	salary: { currency: "IDR", min: 1_000_000, max: 2_000_000, unit: "MONTH" },
	slug: "reference-job",
};

const detail = {
	company: { id: 1, title: "Reference", color: "#112233", slug: "reference", country: "ID" },
	job,
	additionalField: [0, 1, 2, 3, 4, 5, 6, 7].map((kind) => field(kind + 1, kind)),
	gdpr_text: paragraph,
	compliance: paragraph,
	invite: true,
	show_due_date: true,
	google_job_ids: [1],
};

function answer(request, response) {
	const known = request.url?.startsWith("/public/REF1");
	const list = /^\/(?:blogs|astro-jobs)/.test(request.url ?? "");
	const body = known ? detail : list ? [] : { message: "unknown" };
	response.writeHead(known || list ? 200 : 404, { "content-type": "application/json" });
	response.end(JSON.stringify(body));
}

/** Starts the host on a free port; returns its address and a function that stops it. */
export async function startStubHost() {
	const server = createServer(answer);
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address();
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	return { address: `http://127.0.0.1:${port}`, close };
}
