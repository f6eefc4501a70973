/** The person whom the CV describes, as far as known. */
export interface ContactInfo {
	name?: string;
	preferred_name?: string;
	email?: string;
	phone?: string;
	/** The number with its calling code, if it was written without one and is valid in the country of the home. */
	phone_international?: string;
	location?: string;
	address?: string;
	/** YYYY-MM-DD. */
	date_of_birth?: string;
	nationality?: string;
	linkedin_url?: string;
}

/** Fields whose value may be uncertain. */
export type Offered = Pick<ContactInfo, "name" | "email" | "phone" | "phone_international" | "location">;

/** A position; months as YYYY-MM, years where the text says no month. */
export interface Employment {
	company_name?: string;
	industry?: string;
	job_family?: string;
	job_title?: string;
	job_level?: string;
	start_date?: string;
	end_date?: string;
	start_year?: string;
	end_year?: string;
	is_current_job: boolean;
	job_description?: string;
}

/** A school or course of studies; months as YYYY-MM, years where the text says no month. */
export interface Education {
	institutional_name?: string;
	field_of_study?: string;
	degree_obtained?: string;
	date_attended?: string;
	graduation_date?: string;
	attended_year?: string;
	graduation_year?: string;
	is_currently_studying: boolean;
	gpa_score?: string;
	gpa_scale?: string;
}

export interface Skills {
	soft_skills: string[];
	hard_skills: string[];
	languages: string[];
	certifications: string[];
}

export interface Achievement {
	achievement: string;
	/** YYYY-MM. */
	date?: string;
	/** Where the text says no month. */
	year?: string;
}

/** What a CV says, in the contract's names. Missing facts are left out; nothing is guessed. */
export interface Profile {
	contact_info: ContactInfo;
	/** The country where the person surely lives, ISO 3166 alpha-2. */
	home_country?: string;
	/** Uncertain values, which may not be filled in without asking. */
	offered?: Offered;
	employment_history: Employment[];
	education_background: Education[];
	skills_certifications: Skills;
	key_achievements: Achievement[];
}
