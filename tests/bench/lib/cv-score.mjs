/** Compares what was read from CVs with their contents, field by field. */

const plain = (text) =>
	String(text ?? "")
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]+/gu, "");

/** Whether one of two texts is the other, or holds it and little more. */
function alike(one, other) {
	const [left, right] = [plain(one), plain(other)].sort((a, b) => a.length - b.length);
	return left !== "" && (left === right || (right.includes(left) && left.length >= 0.55 * right.length));
}

const holds = (one, other) => plain(one).includes(plain(other)) || plain(other).includes(plain(one));
const same = (one, other) => plain(one) === plain(other);
const sameDigits = (one, other) => String(one).replace(/\D/g, "") === String(other).replace(/\D/g, "");
/** Titles before a name and degrees behind it don't count. */
const sameName = (one, other) => same(...[one, other].map((name) => name.replace(/^Dr\.? /i, "").replace(/,.*$/, "")));
/** Of a position that a CV gives without a company, the title alone is right. */
const sameJob = ({ company, title }, read) =>
	(company ? alike(company, read.company_name) : !read.company_name) && alike(title, read.job_title);

const FIELDS = {
	name: [sameName, (cv) => [cv.name], (read) => [read.contact_info.name]],
	email: [same, (cv) => [cv.email], (read) => [read.contact_info.email]],
	phone: [sameDigits, (cv) => [cv.phone], (read) => [read.contact_info.phone]],
	location: [holds, (cv) => [cv.location], (read) => [read.contact_info.location]],
	"job (company and title)": [sameJob, (cv) => cv.jobs, (read) => read.employment_history],
	school: [alike, (cv) => cv.schools, (read) => read.education_background.map((one) => one.institutional_name)],
	"skills (recall only)": [
		alike,
		(cv) => cv.skills,
		({ skills_certifications: read }) => [...read.hard_skills, ...read.soft_skills],
	],
	languages: [holds, (cv) => cv.languages, (read) => read.skills_certifications.languages],
};

const NOTHING = {
	contact_info: {},
	employment_history: [],
	education_background: [],
	skills_certifications: { hard_skills: [], soft_skills: [], languages: [] },
};

/** Counts of all fields over a corpus. */
export class CvScore {
	#counts = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, { right: 0, wrong: 0, missed: 0 }]));

	/**
	 * Adds one CV: the values in it, and the profile that was read, if any. Optional values count neither way.
	 * @param {any} expected
	 * @param {object} [profile]
	 */
	add(expected, profile = NOTHING) {
		for (const [field, [matches, expectedOf, readOf]] of Object.entries(FIELDS)) {
			const open = (expectedOf(expected) ?? []).filter(Boolean);
			const optional = (expectedOf(expected.optional ?? {}) ?? []).flat();
			const count = this.#counts[field];
			for (const value of readOf(profile).filter(Boolean)) {
				const at = open.findIndex((one) => matches(one, value));
				if (at >= 0) open.splice(at, 1);
				else if (optional.some((one) => one && matches(one, value))) continue;
				count[at >= 0 ? "right" : "wrong"] += 1;
			}
			count.missed += open.length;
		}
	}

	/** Rows of a table: field, values, precision, recall. */
	rows() {
		return Object.entries(this.#counts).map(([field, { right, wrong, missed }]) => {
			const precision = field.startsWith("skills") ? "–" : (right / (right + wrong || 1)).toFixed(2);
			return [field, right + missed, precision, (right / (right + missed || 1)).toFixed(2)];
		});
	}
}
