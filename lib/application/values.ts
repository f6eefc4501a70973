/** What a candidate enters, by the field names of the application call. */
export interface ApplicationValues {
	fullname: string;
	preferred_name: string;
	email: string;
	email2: string;
	phone: string;
	whatsapp_notification: boolean;
	gdpr: boolean;
	compliance: boolean;
}

export type FieldName = keyof ApplicationValues | "cv";

/** What the form asks for, by the job's settings. */
export interface ApplicationRules {
	emailRequired: boolean;
	cvRequired: boolean;
	hasCompliance: boolean;
}

/** How the CV stands: nothing picked, on its way, broken off, of a wrong type, or stored under `filepath`. */
export type CvState =
	| { kind: "none" | "busy" | "failed" | "unsupported" }
	| { kind: "stored"; filepath: string; filename: string };
