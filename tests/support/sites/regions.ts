import { startLinkedPages } from "../hosts/linked-pages";
import { type Change, type RecordingHost, startRecordingHost } from "../hosts/recording-host";
import { type Site, startSite } from "./site";

/** A site whose two regions' hosts note every request, in front of a real backend. */
export interface RecordedRegions {
	site: Site;
	/** The backend's own addresses, to which interviews lead. */
	backend: Site;
	main: RecordingHost;
	eu: RecordingHost;
	/** A page that candidates can link to. */
	linked: string;
	stop(): Promise<void>;
}

/** The hosts' settings: every call of the main region to `main`, of the EU region to `eu`, interviews to the backend. */
function settingsOf(main: string, eu: string, backend: Site): Record<string, string> {
	return {
		API_HOST: main,
		EU_API_HOST: eu,
		API_V2_HOST: main,
		LINK_CHECKER_HOST: main,
		RECRUITER_HOST: main,
		INTERVIEW_HOST: backend.backend,
		INTERVIEW_UTC_HOST: backend.backend,
		EU_INTERVIEW_HOST: backend.backendEu,
		BLOG_HOST: main,
		DEVELOPER_HOST: main,
		UPLOAD_ENCODING: "binary",
	};
}

/** Starts all of it. `changeEu` changes what the EU host answers. */
export async function startRecordedRegions(changeEu?: Change): Promise<RecordedRegions> {
	const pages = await startLinkedPages();
	const backend = await startSite(pages.variables);
	const main = await startRecordingHost(backend.backend);
	const eu = await startRecordingHost(backend.backendEu, changeEu);
	const site = await startSite({ ...pages.variables, ...settingsOf(main.origin, eu.origin, backend) });
	return {
		site,
		backend,
		main,
		eu,
		linked: pages.pages,
		async stop() {
			await site.stop();
			await backend.stop();
			main.stop();
			eu.stop();
			pages.stop();
		},
	};
}
