import { freePorts } from "./free-port";
import { type Site, startSite } from "./site";
import { openTlsProxy, type TlsProxy } from "./tls-proxy";

/** The site and its embedded backend behind a proxy with TLS, each at a public name. */
export interface PublicSite extends Pick<TlsProxy, "fetch"> {
	site: Site;
	/** Public origins of the site and of the backend's regions. */
	www: string;
	hire: string;
	hireEu: string;
	stop: () => Promise<void>;
}

const NAMES = { www: "www.astronaut.test", hire: "hire.astronaut.test", hireEu: "hire-eu.astronaut.test" };

/** Starts the built site with public origins, as an operator sets them; `variables` come on top. */
export async function startPublicSite(variables: Record<string, string> = {}): Promise<PublicSite> {
	const [[port = 0], proxy] = await Promise.all([freePorts(1), openTlsProxy()]);
	const [www, hire, hireEu] = [NAMES.www, NAMES.hire, NAMES.hireEu].map((name) => `https://${name}:${proxy.port}`) as [
		string,
		string,
		string,
	];
	const origins = { SITE_ORIGIN: www, BACKEND_ORIGIN: hire, BACKEND_EU_ORIGIN: hireEu };
	const site = await startSite({ ...variables, ...origins, PORT: String(port), TRUSTED_HOPS: "1" });
	proxy.targets.set(NAMES.www, port);
	proxy.targets.set(NAMES.hire, Number(new URL(site.backend).port));
	proxy.targets.set(NAMES.hireEu, Number(new URL(site.backendEu).port));
	return {
		site,
		www,
		hire,
		hireEu,
		fetch: proxy.fetch,
		async stop() {
			await proxy.close();
			await site.stop();
		},
	};
}
