/** The device data of a call besides the user agent; hosts receive it with every call (specification 1, section 7). */
const deviceHeaders = () => ({ "X-Screen-Resolution": `${screen.width}x${screen.height}` });

interface ApiCall extends RequestInit {
	headers?: Record<string, string>;
}

/** Calls our own API proxy with the headers of the device. The only `fetch` of an `/api` path: lint refuses any other. */
export const callApi = (path: string, { headers, ...call }: ApiCall = {}): Promise<Response> =>
	fetch(path, { ...call, headers: { ...headers, ...deviceHeaders() } });

/** Opens a POST to our own API proxy as an XMLHttpRequest, which reports upload progress; the caller sends the body. */
export function openApiProxyPost(path: string, headers: Record<string, string>): XMLHttpRequest {
	const xhr = new XMLHttpRequest();
	xhr.open("POST", path);
	for (const [name, value] of Object.entries({ ...headers, ...deviceHeaders() })) xhr.setRequestHeader(name, value);
	return xhr;
}
