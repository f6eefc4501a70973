import { rm } from "node:fs/promises";
import { newDocumentRequest, submittedDocuments } from "../support/backend/document-requests";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { form } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";
import { noteResults } from "../support/reliability/results";
import { rounds } from "../support/runner/rounds";

const KILLS = rounds(5);
const REQUESTS = 40;

interface Sent {
	hash: string;
	link: string;
	isAnswered: boolean;
}

const valuesOf = ({ link }: Sent) => ({
	company_id: "2",
	job_id: "101",
	document_candidate: [{ document_type: "Diploma", link_input: [{ value: link, change: true }] }],
});

const handIn = (base: string, sent: Sent) =>
	fetch(`${base}/public/upload/candidates/${sent.hash}/document`, {
		method: "POST",
		body: form(valuesOf(sent)),
		headers: { "idempotency-key": `key-of-${sent.hash}` },
	});

/** Submits one after the other until the backend is dead, or nothing is left. */
async function handInAll(base: string, all: readonly Sent[], onAnswer: () => void): Promise<void> {
	for (const sent of all) {
		const answer = await handIn(base, sent).catch(() => undefined);
		if (!answer) return;
		expect(answer.status).toBe(200);
		sent.isAnswered = true;
		onAnswer();
	}
}

/** Hands in two at a time, and kills the backend at the answer number `count`, while the next ones are on their way. */
async function killAtAnswer(backend: RunningBackend, all: readonly Sent[], count: number): Promise<void> {
	let answers = 0;
	let killed: Promise<unknown> | undefined;
	const onAnswer = () => {
		answers += 1;
		if (answers === count) killed = backend.kill("SIGKILL");
	};
	const parts = [all.slice(0, REQUESTS / 2), all.slice(REQUESTS / 2)];
	await Promise.all(parts.map((part) => handInAll(backend.main, part, onAnswer)));
	await killed;
}

it(
	`keeps acknowledged documents, through ${KILLS} kills at any moment`,
	async () => {
		const dataDir = await seededDataDir();
		let backend: RunningBackend = await startBackend({ dataDir });
		for (let round = 0; round < KILLS; round += 1) {
			const all = Array.from({ length: REQUESTS }, (_, index): Sent => {
				const hash = newDocumentRequest({ dataDir }, { documents: [{ type: "Diploma", option_value: 2 }] });
				return { hash, link: `https://example.com/${round}/${index}`, isAnswered: false };
			});
			await killAtAnswer(backend, all, 1 + ((round * 4) % (REQUESTS / 2)));
			backend = await startBackend({ dataDir });
			expect(all.some(({ isAnswered }) => !isAnswered)).toBe(true);
			for (const sent of all) {
				const stored = submittedDocuments({ dataDir }, sent.hash);
				if (sent.isAnswered) expect(stored).toEqual(valuesOf(sent));
				// If a submission was stored without its response, a repetition gets that response, and the documents are there.
				expect((await handIn(backend.main, sent)).status).toBe(200);
				expect(submittedDocuments({ dataDir }, sent.hash)).toEqual(valuesOf(sent));
			}
		}
		expect(await backend.stop()).toBe(0);
		await rm(dataDir, { recursive: true, force: true });
		noteResults("kill", {
			seeds: [],
			isWhole: KILLS >= 60,
			rows: [
				["Kills of a backend alone, over document requests", KILLS],
				["Document requests, each answered once", KILLS * REQUESTS],
			],
		});
	},
	120_000 + KILLS * 4_000,
);
