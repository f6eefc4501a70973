import fs from "node:fs";

/** Has files opened some time after that was asked for, as on a busy disk. Gives a wait for the last one to be open. */
export function openLate(): () => Promise<void> {
	const { open } = fs;
	const opened: Promise<void>[] = [];
	const late = (path: string, flags: string, mode: number, done: (error: Error | null, fd: number) => void) => {
		const opening = new Promise<void>((resolve) => {
			setTimeout(() => {
				open(path, flags, mode, (error, fd) => {
					done(error, fd);
					resolve();
				});
			}, 50);
		});
		opened.push(opening);
	};
	jest.spyOn(fs, "open").mockImplementation(late as typeof open);
	return async () => void (await Promise.all(opened));
}
