import { DUPLICATE_PHONE, duplicateEmail } from "@/lib/contract/errors";
import type { FormField } from "@/lib/contract/form-data";
import { SPEC, specJob, specRequest } from "./spec-answers";
import { type ReceivedForm, readStrictly } from "./spec-form";
import { SpecUploads } from "./spec-uploads";
import { hostVariables, jsonAnswer, type Respond, type Seen, StubHost } from "./stub-host";

/** A request with the form that it carried. */
export interface SpecRequest extends Seen, ReceivedForm {}

/** The host's behaviour where the specification leaves it open. */
interface Manners {
	/** Status of a refused duplicate. */
	duplicateStatus: 400 | 409 | 422;
	/** Its response to every chunk but the last. */
	chunkAnswer: string;
	/** Its response to the documents of its request; the specification promises no field of it. */
	documentsAnswer: string;
	/** Whether the document request reports the submission when it is read again. */
	readsOwnWrites: boolean;
	/** Number of the next answers to applications and documents that get lost after the work was done. */
	losesAnswers: number;
}

const MANNERS: Manners = {
	duplicateStatus: 422,
	chunkAnswer: "",
	documentsAnswer: "",
	readsOwnWrites: true,
	losesAnswers: 0,
};

const plain =
	(text: string): Respond =>
	(response) =>
		response.writeHead(200, { "content-type": "text/plain" }).end(text);

const lost: Respond = (response) => response.destroy();

const fieldOf = (fields: readonly FormField[], name: string) => fields.find(([key]) => key === name)?.[1] ?? "";

/** Method and path of a request: `POST /public/SPEC01`. */
const callOf = ({ method, url }: Seen) => `${method} ${url.split("?")[0]}`;

type Handler = (request: SpecRequest) => Respond;

const checkCode: Handler = ({ url }) => jsonAnswer(200, { interview_code: /INT\d+/.exec(url)?.[0] });

/**
 * A host that knows specification 2 and nothing else: no progress call, no Idempotency-Key, no fields beyond those
 * named there. It reads forms strictly, and records every request with its form.
 */
export class SpecHost extends StubHost {
	/** Requests so far, each with its form, without the site's questions whether the host is alive. */
	readonly requests: SpecRequest[] = [];
	/** Forms of the accepted applications. */
	readonly applications: ReceivedForm[] = [];
	/** Forms of the documents that were accepted for its request. */
	readonly documents: ReceivedForm[] = [];
	readonly uploads = new SpecUploads();
	manners: Manners = { ...MANNERS };

	override respond: Respond = async (response, seen) => {
		const request = { ...seen, ...(await readStrictly(seen)) };
		this.requests.push(request);
		const handle = this.handlers[callOf(seen)] ?? (/^\/code\/INT/.test(seen.url) ? checkCode : undefined);
		await (handle?.(request) ?? jsonAnswer(404, { message: "Not found" }))(response, seen);
	};

	private readonly handlers: Record<string, Handler | undefined> = {
		[`GET /public/${SPEC.code}`]: () => jsonAnswer(200, specJob),
		[`GET /public/companies/${SPEC.company}/jobs/${SPEC.job}`]: () => jsonAnswer(200, specJob),
		[`POST /public/${SPEC.code}`]: (request) => this.apply(request),
		[`POST /public/companies/${SPEC.companyId}/jobs/${SPEC.jobId}/candidate`]: (request) => this.apply(request),
		"POST /upload-cv": (request) => this.store(request, (filepath) => ({ file_name: filepath })),
		[`POST /companies/${SPEC.companyId}/upload`]: (request) => this.takeChunk(request),
		[`POST /companies/${SPEC.companyId}/multi_document_save`]: (request) =>
			this.store(request, (filepath) => ({ filepath })),
		[`POST /companies/${SPEC.companyId}/store_and_extract_document`]: (request) =>
			this.store(request, (filepath) => ({ filepath })),
		[`GET /public/upload/candidates/${SPEC.hash}/document`]: () =>
			jsonAnswer(200, specRequest(this.manners.readsOwnWrites && this.documents.length > 0)),
		[`POST /public/upload/candidates/${SPEC.hash}/document`]: (request) => this.takeDocuments(request),
		"GET /astro-jobs": () => jsonAnswer(200, []),
		"POST /api/accesslog": () => plain(""),
		"POST /api/check_link": () =>
			jsonAnswer(200, { host: "example.com", status_code: 200, result: { malicious: 0, suspicious: 0 } }),
		"POST /api/v2/page-capture": () => jsonAnswer(200, { data: { link_capture_path: "captures/1.pdf" } }),
	};

	/** Forgets all calls and data, and resets its behaviour. */
	override reset(): void {
		for (const list of [this.seen, this.requests, this.applications, this.documents, this.uploads.stored]) {
			list.length = 0;
		}
		this.manners = { ...MANNERS };
	}

	/** Requests of one call, such as `POST /public/SPEC01`. */
	requestsTo(call: string): SpecRequest[] {
		return this.requests.filter((request) => callOf(request) === call);
	}

	/** The site's settings for this host only; interviews are held there too. */
	get variables(): Record<string, string> {
		const interview = { INTERVIEW_HOST: this.origin, INTERVIEW_UTC_HOST: this.origin, EU_INTERVIEW_HOST: this.origin };
		return { ...hostVariables(this.origin), ...interview };
	}

	/** Gives the answer, or loses it. */
	private unlessLost(answer: Respond): Respond {
		if (this.manners.losesAnswers === 0) return answer;
		this.manners.losesAnswers -= 1;
		return lost;
	}

	private apply(request: SpecRequest): Respond {
		const { fields } = request;
		if (!fieldOf(fields, "fullname")) return jsonAnswer(400, { message: "fullname is required" });
		const duplicate = this.duplicateOf(fields);
		if (duplicate) return jsonAnswer(this.manners.duplicateStatus, { message: duplicate });
		this.applications.push(request);
		const interview_code = `INT${String(this.applications.length).padStart(5, "0")}`;
		const url = `${this.origin}/code/${interview_code}`;
		return this.unlessLost(jsonAnswer(200, { interview_code, url, assesment_not_available: 0 }));
	}

	/** The response for a repeated applicant; undefined for anybody else. */
	private duplicateOf(fields: readonly FormField[]): string | undefined {
		const has = (name: string) => {
			const value = fieldOf(fields, name);
			return value !== "" && this.applications.some((one) => fieldOf(one.fields, name) === value);
		};
		if (has("email")) return duplicateEmail("hr@terang.example");
		return has("phone") ? DUPLICATE_PHONE : undefined;
	}

	private takeChunk(request: SpecRequest): Respond {
		if (request.fields.length === 0) return jsonAnswer(400, { message: "dataFile is required" });
		const filepath = this.uploads.take(request);
		return filepath ? jsonAnswer(200, { filepath }) : plain(this.manners.chunkAnswer);
	}

	private store({ files: [file] }: SpecRequest, answer: (filepath: string) => unknown): Respond {
		if (!file) return jsonAnswer(400, { message: "file is required" });
		return jsonAnswer(200, answer(this.uploads.keep(file.name, file.bytes, file.sha256)));
	}

	private takeDocuments(request: SpecRequest): Respond {
		const isFilled = request.fields.some(([name]) => name.startsWith("document_candidate"));
		if (!isFilled) return jsonAnswer(400, { message: "document_candidate is required" });
		this.documents.push(request);
		return this.unlessLost(plain(this.manners.documentsAnswer));
	}
}
