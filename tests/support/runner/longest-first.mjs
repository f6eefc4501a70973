import Sequencer from "@jest/test-sequencer";

/** Folders with the longest tests, in the order in which they start. */
const SLOW = [
	"tests/cluster/",
	"tests/faults/",
	"tests/fuzz/",
	"tests/browsers/",
	"groups/sites-",
	"tests/cv/",
	"tests/security/",
	"groups/contract-",
	"groups/jobs-",
	"groups/proxy-",
	"groups/server-",
	"groups/links-",
	"tests/contract/",
];

const rankOf = ({ path }) => {
	const found = SLOW.findIndex((folder) => path.includes(folder));
	return found < 0 ? SLOW.length : found;
};

/**
 * Begins with the slowest folders, so that no worker is left with one of their tests when the others are done. Jest
 * orders by file size until it has seen a run, and a fresh clone never has.
 */
export default class LongestFirst extends Sequencer {
	sort(tests) {
		return super.sort(tests).sort((one, other) => rankOf(one) - rankOf(other));
	}
}
