import { checkCompany } from "../../../company/edit/check-company";
import { type CompanyForm, postedForm } from "../../../company/edit/company-form";
import { createCompanyPreview } from "../../../company/edit/preview";
import { saveCompany } from "../../../company/edit/save-company";
import type { Posted } from "../../page-request";
import { type CompanyVisit, inCompany } from "../company-visit";
import { companyMessages } from "../messages/company";
import { pictureFiles, readPicture } from "../parts/picture-field";
import { goTo } from "../parts/recruiter-page";
import { companyEditor, hasCompanyPage } from "./company-editor";
import { companyConflict } from "./conflict";
import { type CompanyProblems, problemsInWords } from "./shown-company";

const PICTURES = { logo: "logo", background_image: "background" } as const;

type PictureField = keyof typeof PICTURES;

/** The form's files. */
export const COMPANY_FILES = pictureFiles(Object.keys(PICTURES));

/** The form with its pictures stored, so that they aren't lost while other fields are corrected. */
async function readForm(visit: CompanyVisit, posted: Posted): Promise<{ form: CompanyForm; faults: CompanyProblems }> {
	const form = postedForm(posted.form);
	const faults: CompanyProblems = {};
	for (const name of Object.keys(PICTURES) as PictureField[]) {
		const picture = await readPicture(visit, posted, { name, kind: PICTURES[name], stored: visit.company[name] ?? "" });
		if ("path" in picture) form[name] = picture.path;
		else {
			faults[name] = picture.fault;
			form[name] = visit.company[name] ?? "";
		}
	}
	return { form, faults };
}

/** Handles the form of a company's page: publishes it, or shows a preview above the form. */
export const takeCompany = (posted: Posted): Promise<Response> =>
	inCompany(async (visit) => {
		const { form, faults } = await readForm(visit, posted);
		const { problems: found, columns } = checkCompany(form);
		const problems = problemsInWords({ ...found, ...faults }, companyMessages(visit.language));
		const version = posted.form.get("version") ?? "";
		const { deps, company, path } = visit;
		if (Object.keys(problems).length > 0) return companyEditor(visit, { form, problems, version });
		if (posted.form.get("do") !== "publish" && hasCompanyPage(visit)) {
			const preview = await createCompanyPreview(deps, company, columns);
			return companyEditor(visit, { form, problems, version, preview });
		}
		const stored = await saveCompany(deps, { company, columns, version });
		return stored ? companyConflict(visit, { form, columns, stored }) : goTo(`${path}?note=saved`);
	})(posted);
