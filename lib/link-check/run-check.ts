import { readAddress } from "./address";
import { kindOf, type LinkHosts, type LinkKind } from "./hosts";
import type { Finding, LinkItem } from "./item";
import { callPatiently } from "./patience";
import type { CopyOrder, LinkPorts } from "./ports";
import { judgeCopy, judgeScan } from "./verdict";

/** A link being checked. */
interface Check {
	link: string;
	signal: AbortSignal;
	/** Called with what the check waits for. */
	onWait(waiting: Pick<LinkItem, "waiting" | "waitSeconds">): void;
}

const against = (linkErrorMessage: Finding["linkErrorMessage"], domain_host = ""): Finding => ({
	linkErrorMessage,
	domain_host,
	id_file: "",
	download_path: "",
});

const copy = (kind: LinkKind, order: CopyOrder, { calls }: LinkPorts) =>
	kind === "page" ? calls.capture(order) : calls.download(kind, order);

/** The kind of a link by its own host, or by the host that it redirects to. */
function kindOfLink(own: string, answered: string, hosts: LinkHosts): LinkKind {
	const kind = kindOf(own, hosts);
	return kind === "page" ? kindOf(answered, hosts) : kind;
}

/**
 * Checks a link and requests a copy of its target: a download for document and video hosts, a capture for any other. Returns
 * the changes to the link, which are meaningless once `signal` has aborted. Never rejects.
 */
export async function runCheck(check: Check, ports: LinkPorts, hosts: LinkHosts): Promise<Finding> {
	const { link } = check;
	const scan = judgeScan(await callPatiently((signal) => ports.calls.check(link, signal), check, ports));
	if ("code" in scan) return against(scan.code);
	if (check.signal.aborted) return against("CHECKING_URL");
	const own = readAddress(link)?.hostname ?? "";
	const domain_host = scan.host || own;
	const kind = kindOfLink(own, scan.host, hosts);
	const idFile = ports.newId();
	const copied = judgeCopy(
		await callPatiently((signal) => copy(kind, { link, idFile, signal }, ports), check, ports),
		kind,
	);
	if ("code" in copied) return against(copied.code, domain_host);
	return { linkErrorMessage: "", domain_host, id_file: idFile, download_path: copied.path };
}
