import { outdatedNode } from "./node-version";

test.each([
	["20.20.2", "2026-04-30", false],
	["20.20.2", "2026-05-01", true],
	["22.12.0", "2026-11-24", false],
	["22.12.0", "2027-05-01", true],
	["24.21.0", "2028-04-30", false],
	["26.1.0", "2030-01-01", false],
])("Node.js %s on %s: pointed out %s", (version, today, isSaid) => {
	expect(outdatedNode(version, today)).toHaveLength(isSaid ? 1 : 0);
});
