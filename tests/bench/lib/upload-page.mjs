/** Uploads from a real browser, the file picked from the disk, sent by one XMLHttpRequest as the form does. */
const INPUT = "bench-file";

/** Opens a page of `origin` with a file field that has picked the file at `path`. */
export async function openUploader(browser, origin, pagePath, path) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(origin + pagePath);
	await page.evaluate((id) => {
		const input = Object.assign(document.createElement("input"), { type: "file", id });
		document.body.append(input);
	}, INPUT);
	await page.locator(`#${INPUT}`).setInputFiles(path);
	return page;
}

/** Sends the picked file and gives the milliseconds it took and the answer. Rejects when the answer isn't 200. */
export async function sendFile(page, { method, url, headers }) {
	const { ms, status, body } = await page.evaluate(
		({ id, method, url, headers }) =>
			new Promise((resolve) => {
				const file = document.getElementById(id).files[0];
				const request = new XMLHttpRequest();
				request.open(method, url);
				for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
				const started = performance.now();
				request.onloadend = () =>
					resolve({ ms: performance.now() - started, status: request.status, body: request.responseText });
				request.upload.onprogress = () => undefined;
				request.send(file.slice(0));
			}),
		{ id: INPUT, method, url, headers },
	);
	if (status !== 200) throw new Error(`the upload was answered with ${status}: ${body}`);
	return { ms, body: JSON.parse(body) };
}
