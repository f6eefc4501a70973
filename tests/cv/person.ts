/** An invented person; the CV omits missing values. */
export interface Person {
	language: "en" | "id";
	name: string;
	preferred?: string;
	headline?: string;
	email?: string;
	phones: string[];
	location?: string;
	address?: string;
	birth?: { place: string; date: string };
	nationality?: string;
	linkedin?: string;
	summary?: string;
	jobs: Job[];
	schools: School[];
	soft: string[];
	hard: string[];
	languages: { name: string; level: string }[];
	certificates: { name: string; date?: string }[];
	achievements: { text: string; date?: string }[];
}

/** Months as YYYY-MM; without an end it is current. */
export interface Job {
	company: string;
	title: string;
	place?: string;
	from: string;
	to?: string;
	points: string[];
	industry?: string;
}

export interface School {
	name: string;
	degree?: string;
	field?: string;
	from?: string;
	to?: string;
	score?: string;
	scale?: string;
}
