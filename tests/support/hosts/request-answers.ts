import { jsonAnswer, type Respond } from "./stub-host";

type Fields = Record<string, unknown>;

/** A host's answer for an open document request, except for the values in `more`. */
export const requestAnswer = (more: Fields = {}): Respond =>
	jsonAnswer(200, {
		job: {
			id: 7,
			title: "Roof Planner",
			jobType: "Full time",
			timezone: "(GMT+7)",
			open_code: "ROOF77",
			document_list: [
				{ type: "Identity card", option_value: 2 },
				{ type: "Diploma", option_value: 1 },
			],
		},
		company: { id: 3, title: "Terang Energy", brand_color: "#0a5c36" },
		candidate: { fullname: "Suharto" },
		submitted_document: 0,
		due_date_doc: "2099-12-05",
		show_due_date: 1,
		...more,
	});
