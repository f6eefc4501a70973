"use client";

import { fill } from "@/lib/text/fill";
import type { UploadMessages } from "@/lib/upload/messages";
import { LargeFileDialog } from "./large-file-dialog.client";
import { SameFileDialog } from "./same-file-dialog.client";
import type { Intake } from "./use-intake.client";

interface Props {
	intake: Intake;
	messages: UploadMessages;
}

/** Questions and messages about the files just picked: very large files, duplicates, too many files. */
export function IntakeMessages({ intake, messages }: Props) {
	const { asking, refused } = intake;
	const [large] = asking;
	const same = refused.filter(({ code }) => code === "DOCUMENT_EXIST").map(({ filename }) => filename);
	const others = refused.filter(({ code }) => code !== "DOCUMENT_EXIST");
	return (
		<>
			{others.map(({ filename, code }) => (
				<p key={`${code} ${filename}`} role="alert" className="mt-1.5 font-medium text-danger text-sm">
					{fill(messages[code], { name: filename })}
				</p>
			))}
			{large && <LargeFileDialog key={asking.length} file={large} messages={messages} onAnswer={intake.answer} />}
			{!large && same.length > 0 && <SameFileDialog filenames={same} messages={messages} onClose={intake.clearSame} />}
		</>
	);
}
