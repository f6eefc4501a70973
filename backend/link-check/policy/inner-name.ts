/** Last labels that no public name has, or that only networks use inside. */
const INNER_ENDINGS = new Set([
	"localhost",
	"localdomain",
	"local",
	"lan",
	"internal",
	"intranet",
	"private",
	"corp",
	"home",
	"svc",
	"cluster",
	"consul",
	"arpa",
	"invalid",
	"onion",
]);

/**
 * Whether a host name, as parsed by the URL parser, belongs to an internal network: single labels and known suffixes.
 */
export function isInnerName(hostname: string): boolean {
	const labels = hostname.replace(/\.$/, "").split(".");
	return labels.length < 2 || INNER_ENDINGS.has(labels.at(-1) ?? "");
}
