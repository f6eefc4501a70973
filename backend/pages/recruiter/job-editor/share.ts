import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import { Problem } from "../../../http/problem";
import { findCompanyJob } from "../../../store/queries/applications";
import type { JobRow } from "../../../store/schema";
import type { Html } from "../../page";
import { type CompanyVisit, inCompany, missingPage } from "../company-visit";
import { jobStateMessages } from "../messages/job-states";
import { jobAddress, openCodeOf } from "../parts/job-facts";

/** Black on white on any background, with the margin that cameras need. */
const qrCode = (address: string) => renderSVG(address, { border: 4 });

/** A published job's link, its QR code and its picture. */
export function sharing({ company, deps, language }: CompanyVisit, job: JobRow): Html {
	const messages = jobStateMessages(language);
	const address = jobAddress(job, deps);
	const path = `/companies/${company.id}/jobs/${job.id}`;
	return html`<section class="card noprint share" aria-labelledby="share">
		<h2 id="share">${messages.share}</h2>
		<p class="copy" data-copy="${address}" data-words="${messages.copyWords}"><a href="${address}">${address}</a></p>
		<details>
		<summary>${messages.qrAndPicture}</summary>
		<div class="pair">
			<div>
				<h3>${messages.qr}</h3>
				<div class="qr" role="img" aria-label="${messages.qr}">${raw(qrCode(address))}</div>
				<p class="hint">${messages.qrHint}</p>
				<p><a class="tall" href="${path}/qr.svg" download>${messages.qrSave}</a></p>
			</div>
			<div>
				<h3>${messages.picture}</h3>
				<img src="${path}/picture.png" alt="${messages.pictureAlt}" width="1200" height="630" loading="lazy" />
				<p class="hint">${messages.pictureHint}</p>
				<p><a class="tall" href="${path}/picture.png" download="${job.slug}.png">${messages.pictureSave}</a></p>
			</div>
		</div>
		</details>
	</section>`;
}

/** Headers of a file to show or download; it may run nothing. */
const HEADERS = {
	"cache-control": "private, max-age=60",
	"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	"x-content-type-options": "nosniff",
	"cross-origin-resource-policy": "same-origin",
};

const withPage = (answer: (visit: CompanyVisit, job: JobRow) => Promise<Response>) =>
	inCompany(async (visit) => {
		const job = await findCompanyJob(visit.deps.store, visit.company.id, visit.params.jobId ?? "");
		return job && job.state !== "draft" ? answer(visit, job) : missingPage(visit);
	});

/** A job's QR code as a file. */
export const sendQrCode = withPage(async ({ deps }, job) => {
	const name = `attachment; filename="${job.slug}.svg"`;
	const headers = { ...HEADERS, "content-type": "image/svg+xml", "content-disposition": name };
	return new Response(qrCode(jobAddress(job, deps)), { headers });
});

/** The picture that the site draws for a job's link. */
export const sendPicture = withPage(async ({ deps }, job) => {
	const bytes = await deps.site.picture(openCodeOf(job, deps)).catch(() => null);
	if (!bytes) throw new Problem(503, "The site can't draw the picture at the moment.");
	return new Response(bytes, { headers: { ...HEADERS, "content-type": "image/png" } });
});
