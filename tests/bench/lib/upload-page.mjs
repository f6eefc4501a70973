/** Uploads from a page in a real browser by one XMLHttpRequest, the file picked from the disk: the reference. */
const INPUT = "bench-file";

/** Opens a page with a file field that has picked the file at `path`. */
export async function openUploader(context, address, path) {
	const page = await context.newPage();
	await page.goto(address, { timeout: 0 });
	await page.evaluate((id) => {
		const input = Object.assign(document.createElement("input"), { type: "file", id });
		document.body.append(input);
	}, INPUT);
	await page.locator(`#${INPUT}`).setInputFiles(path);
	return page;
}

/** Sends the picked file and returns the milliseconds and the response. Rejects if the response isn't 200. */
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

/** Sends the picked file by a bare PUT and returns the milliseconds. */
export async function putFile(page) {
	const headers = { "Content-Type": "application/octet-stream" };
	return (await sendFile(page, { method: "PUT", url: "/", headers })).ms;
}
