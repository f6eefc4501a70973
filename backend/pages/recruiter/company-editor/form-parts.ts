import { html } from "hono/html";
import { isHexColour } from "../../../../lib/contract/colour";
import { LONGEST_ABOUT, LONGEST_LINE, MOST_FEATURES } from "../../../company/edit/check-company";
import { type CompanyForm, NETWORKS } from "../../../company/edit/company-form";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import type { Html } from "../../page";
import { areaField, menuField, textField } from "../job-editor/inputs";
import { countryChoices } from "../job-editor/lists";
import { companyMessages } from "../messages/company";
import type { Problems } from "../parts/form";
import { pictureField } from "../parts/picture-field";
import { contrastPart } from "./contrast";

/** A company's form as shown on its page. */
export interface ShownCompany {
	form: CompanyForm;
	problems: Problems;
	language: Language;
}

/** The form in the shape that the inputs need. */
const fieldsOf = ({ form: { networks, ...values }, problems }: ShownCompany) => ({
	form: { values },
	problems,
	focus: undefined,
});

/** Name, place and address of the company. */
export function identityPart(shown: ShownCompany): Html {
	const messages = companyMessages(shown.language);
	const fields = fieldsOf(shown);
	const { first, choices } = countryChoices(shown.language);
	const line = { maxLength: LONGEST_LINE };
	return html`<section class="card part">
		<h2>${messages.identity}</h2>
		${textField(fields, "title", { label: messages.name, isRequired: true, ...line })}
		<div class="pair">
			${textField(fields, "city", { label: messages.city, ...line })}
			${menuField(fields, "country", { label: messages.country, first: [["", messages.noCountry], ...first], choices })}
		</div>
		<div class="pair">
			${textField(fields, "website", { label: messages.website, hint: messages.websiteHint })}
			${textField(fields, "contact_email", { label: messages.email, hint: messages.emailHint, isRequired: true })}
		</div>
	</section>`;
}

/** What the company says about itself and offers. */
export function textsPart(shown: ShownCompany): Html {
	const messages = companyMessages(shown.language);
	const fields = fieldsOf(shown);
	const aboutHint = fill(messages.aboutHint, { most: LONGEST_ABOUT.toLocaleString(shown.language) });
	return html`<section class="card part">
		<h2>${messages.texts}</h2>
		${areaField(fields, "about", { label: messages.about, hint: aboutHint })}
		${areaField(fields, "features", { label: messages.features, hint: fill(messages.featuresHint, { most: MOST_FEATURES }) })}
	</section>`;
}

function colourField(
	{ form, problems }: ShownCompany,
	name: "brand_color" | "font_color",
	label: string,
	hint = "",
): Html {
	const problem = problems[name];
	const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(" ");
	return html`<div class="field">
		<label for="${name}">${label}</label>
		<input id="${name}" name="${name}" type="color" value="${form[name]}"
			${described && html`aria-describedby="${described}"`} ${problem && html`aria-invalid="true"`} />
		${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
		${problem && html`<p class="wrong" id="${name}-problem">${problem}</p>`}
	</div>`;
}

/** Pictures and colours, with how readable these are. */
export function lookPart(shown: ShownCompany): Html {
	const { form, language } = shown;
	const messages = companyMessages(language);
	const picture = (name: "logo" | "background_image", label: string, hint: string) =>
		pictureField({ name, label, hint, path: form[name], problem: shown.problems[name], language });
	const areColours = isHexColour(form.brand_color) && isHexColour(form.font_color);
	return html`<section class="card part">
		<h2>${messages.look}</h2>
		<div class="pair">
			${picture("logo", messages.logo, messages.logoHint)}
			${picture("background_image", messages.picture, messages.pictureHint)}
		</div>
		<div class="pair">
			${colourField(shown, "brand_color", messages.brand, messages.brandHint)}
			${colourField(shown, "font_color", messages.font)}
		</div>
		<div id="contrast">
			${areColours && contrastPart({ name: form.title, brand: form.brand_color, font: form.font_color }, language)}
		</div>
	</section>`;
}

/** The networks on which visitors share the page. */
export function sharingPart({ form, language }: ShownCompany): Html {
	const messages = companyMessages(language);
	return html`<section class="card part">
		<fieldset class="field">
			<legend class="heading">${messages.networks}</legend>
			${NETWORKS.map(
				(network) =>
					html`<label class="check"
						><input type="checkbox" name="networks" value="${network}" ${form.networks.includes(network) && html`checked`} />
						${messages[`network.${network}`]}</label
					>`,
			)}
		</fieldset>
	</section>`;
}
