import { type Line, textOf } from "../line";
import { labelledValues, labelOf, readLabelled } from "../text/labels";
import { onlyDates, periodOf } from "./period-of";

const CLIENT = /^(?:client|end client|customer|kunde|klien|klient|cliente|opdrachtgever)\s*[:：]\s*(?=\S)/iu;

const has = (line: Line, kind: string) => !line.bullet && labelledValues([line]).some((one) => one.kind === kind);

/** Whether nothing but labels and clients stands beside the dates of a line. */
const isFree = (line: Line) => {
	const [first = "", ...others] = line.cells;
	return (
		CLIENT.test(first) ||
		readLabelled(first) !== undefined ||
		(others.length === 0 && textOf(onlyDates(line)) === textOf(line))
	);
};

/**
 * Lines in which the client is the company, where somebody names no other: "Client: Fold Hearth" and "Role: Baker" in each
 * entry, with its dates and nothing else beside these.
 */
export function withClients(lines: readonly Line[]): readonly Line[] {
	const clients = lines.filter((line) => !line.bullet && CLIENT.test(textOf(line)));
	const dated = lines.filter((line) => periodOf(line));
	const roles = lines.filter((line) => has(line, "title"));
	const areAll = clients.length === roles.length && clients.length === dated.length;
	if (clients.length === 0 || !areAll || lines.some((line) => has(line, "company")) || !dated.every(isFree))
		return lines;
	return lines.map((line) => {
		if (!clients.includes(line)) return line;
		const [first = "", ...others] = line.cells;
		const cells = others.length > 0 && labelOf(first) ? line.cells : [first.replace(CLIENT, "Company: "), ...others];
		return { ...line, cells, parts: undefined, runs: undefined };
	});
}
