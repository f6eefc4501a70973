/** One job that the candidate has or had. Dates are months ("2021-03"). */
export interface Employment {
	company_name: string;
	industry: string;
	job_family: string;
	job_title: string;
	job_level: string;
	start_date: string;
	end_date: string;
	is_current_job: boolean;
	job_description: string;
}

/** One place of study. Dates are months ("2021-03"). */
export interface Education {
	institutional_name: string;
	field_of_study: string;
	degree_obtained: string;
	date_attended: string;
	graduation_date: string;
	is_currently_studying: boolean;
	gpa_score: string;
	gpa_scale: string;
}

/** An achievement, and its month. */
export interface Achievement {
	achievement: string;
	date: string;
}

/** One text of a list, such as a language. */
export interface ListedText {
	value: string;
}

/** What candidates may tell beyond the job's questions. */
export interface Profile {
	location: string;
	address: string;
	/** YYYY-MM-DD. */
	date_of_birth: string;
	nationality: string;
	linkedin_url: string;
	/** Free text of at most 1,000 words. */
	experience: string;
	employment_history: Employment[];
	education_background: Education[];
	key_achievements: Achievement[];
	languages: ListedText[];
	certifications: ListedText[];
	/** Skills, separated by commas. */
	soft_skills: string;
	hard_skills: string;
}

/** An answer to an additional field: a text, or the selected options. */
export type Answer = string | string[];

/** What a candidate enters, by the field names of the application call. */
export interface ApplicationValues extends Profile {
	fullname: string;
	preferred_name: string;
	email: string;
	email2: string;
	phone: string;
	whatsapp_notification: boolean;
	gdpr: boolean;
	compliance: boolean;
	/** Answers to the job's additional fields, by their keys. */
	answers: Record<string, Answer>;
}

/** A value's path in the form: "phone", "employment_history.0.company_name", "documents.1". */
export type FieldPath = string;
