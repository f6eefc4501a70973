import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTested } from "@/scripts/lib/other-browsers.mjs";
import { storedApplication } from "../backend/stored";
import { SCRIPT_FAULTS } from "../hosts/script-faults";
import { makePdf, newCandidate } from "../people/candidate";
import { type BrokenScriptSite, startBrokenScriptSite } from "../sites/broken-script-site";
import { enterRequired, fillIn, openAsNew, send, settled } from "./application";
import { noted } from "./in-browser";
import type { RemoteBrowser } from "./remote-browser";

const MINUTES = 60_000;

/** Describes how applications arrive from one browser though a script of the job's page is broken, each in turn. */
export function describeBrokenScripts(
	program: Parameters<typeof isTested>[0],
	start: () => Promise<RemoteBrowser>,
): void {
	const describeHere = isTested(program) ? describe : describe.skip;
	describeHere(program.name, () => {
		let lab: BrokenScriptSite;
		let browser: RemoteBrowser;
		let scripts: readonly string[];

		beforeAll(async () => {
			[lab, browser] = await Promise.all([startBrokenScriptSite(), start()]);
			await openAsNew(browser, lab.site.origin);
			await fillIn(browser);
			scripts = [...lab.requested];
		}, MINUTES);
		afterAll(async () => {
			await browser?.close();
			await lab?.stop();
		});

		async function apply(): Promise<void> {
			const { file } = makePdf(20_000, "cv.pdf");
			const path = join(lab.site.dataDir, file.name);
			writeFileSync(path, file.buffer);
			await openAsNew(browser, lab.site.origin);
			await enterRequired(browser, newCandidate());
			await browser.pick("input[type=file][name=cv]", path);
			await settled(browser);
			const code = await send(browser);
			expect(storedApplication(lab.site, code)).toMatchObject({ document_candidate: [{ document_type: "CV" }] });
		}

		it.each(SCRIPT_FAULTS)(
			"an application though a script $says, each in turn",
			async (fault) => {
				await noted(browser, `an application though a script ${fault.says}, each in turn`, async () => {
					const lost: string[] = [];
					for (const script of scripts) {
						lab.breakScript(script, fault);
						await apply().catch((error: Error) => lost.push(`${script}: ${error.message}`));
						lab.breakScript();
					}
					expect(scripts.length).toBeGreaterThan(10);
					expect(lost).toEqual([]);
				});
			},
			20 * MINUTES,
		);
	});
}
