import { parseEnv } from "./env";
import { misspelt, unreachable } from "./env-hints";
import { HOST_VARIABLES, variables } from "./env-schema";

/** What shells, terminals, desktops, service managers, containers and tools set. */
const COMMON =
	`PATH HOME USER LOGNAME SHELL SHLVL TERM LANG LANGUAGE LC_ALL PWD OLDPWD HOSTNAME HOSTTYPE MAIL MAILTO EDITOR
PAGER VISUAL DISPLAY TZ TMPDIR TEMP TMP _ LINES COLUMNS COLORTERM LS_COLORS NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION
HTTP_PROXY HTTPS_PROXY NO_PROXY ALL_PROXY http_proxy CI DEBUG FORCE_COLOR NO_COLOR SSH_AUTH_SOCK SSH_CLIENT SSH_TTY SUDO_USER
XDG_SESSION_ID XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_DIRS DBUS_SESSION_BUS_ADDRESS JOURNAL_STREAM
INVOCATION_ID NOTIFY_SOCKET LISTEN_FDS LISTEN_PID KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT API_PORT
PGHOST PGPORT PGUSER PGDATABASE PGDATA POSTGRES_DB REDIS_URL AWS_REGION AWS_DEFAULT_REGION AWS_ACCESS_KEY_ID
AWS_SECRET_ACCESS_KEY MYSQL_HOST DB_HOST DB_PORT DOCKER_HOST NEXT_TELEMETRY_DISABLED npm_config_cache npm_package_name
npm_lifecycle_event INIT_CWD CHROME_PATH PUPPETEER_EXECUTABLE_PATH VIRTUAL_ENV JAVA_HOME GOPATH WSL_DISTRO_NAME WINDIR
COMSPEC PROCESSOR_LEVEL SystemRoot ProgramData APPDATA USERPROFILE`.split(/\s+/);

const hintOf = (name: string) => misspelt({ [name]: "x" });

describe("misspelt settings", () => {
	it.each([
		["SITE_ORIGN", "SITE_ORIGIN"],
		["SITEORIGIN", "SITE_ORIGIN"],
		["BACKEND_ORGIIN", "BACKEND_ORIGIN"],
		["EU_BACKEND_ORIGIN", "BACKEND_EU_ORIGIN"],
		["BACKED_PROT", "BACKEND_PORT"],
		["SMTP_URI", "SMTP_URL"],
		["DATA_DIRS", "DATA_DIR"],
		["LINK_BLOCKLIST", "LINK_BLOCK_LIST"],
		["TRUSTED_HOP", "TRUSTED_HOPS"],
		["PROT", "PORT"],
	])("%s is pointed out, with %s", (name, meant) => {
		expect(hintOf(name)).toEqual([`${name} is not a setting; did you mean ${meant}?`]);
	});

	it("no hint for a setting, for an empty value, and where the setting that it resembles is set", () => {
		expect(misspelt(Object.fromEntries(Object.keys(variables.shape).map((name) => [name, "x"])))).toEqual([]);
		expect(misspelt({ SITE_ORIGN: "" })).toEqual([]);
		expect(misspelt({ SMTP_URI: "x", SMTP_URL: "x" })).toEqual([]);
	});

	it.each(COMMON)("no hint for %s", (name) => {
		expect(hintOf(name)).toEqual([]);
	});
});

describe("a public site whose backend isn't public", () => {
	const hints = (source: Record<string, string>) => unreachable(parseEnv(source));
	const origins = (scheme: string) => ({
		BACKEND_ORIGIN: `${scheme}://hire.example.com`,
		BACKEND_EU_ORIGIN: `${scheme}://eu.example.com`,
	});

	it("is pointed out", () => {
		expect(hints({ SITE_ORIGIN: "https://www.example.com" })).toEqual([
			expect.stringContaining("lead to this machine"),
		]);
		expect(hints({ SITE_ORIGIN: "https://www.example.com", ...origins("http") })).toEqual([
			expect.stringContaining("need https"),
		]);
	});

	it("isn't with public origins, on this machine only, and with external hosts", () => {
		expect(hints({ SITE_ORIGIN: "https://www.example.com", ...origins("https") })).toEqual([]);
		expect(hints({ SITE_ORIGIN: "http://www.example.com", ...origins("http") })).toEqual([]);
		expect(hints({})).toEqual([]);
		const hosts = Object.fromEntries(HOST_VARIABLES.map((name) => [name, "https://api.example.com"]));
		expect(hints({ SITE_ORIGIN: "https://www.example.com", ...hosts })).toEqual([]);
	});
});
