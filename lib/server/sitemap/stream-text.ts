import "server-only";

/** A document whose beginning exists, so that its status is known; the rest is created while it is read. */
export interface BegunText {
	first: string;
	rest: AsyncGenerator<string, void, void>;
}

/** Reads texts until one isn't empty; null if there is none. Rejects if the first can't be created. */
export async function begin(texts: AsyncGenerator<string, void, void>): Promise<BegunText | null> {
	for (;;) {
		const { done, value } = await texts.next();
		if (done) return null;
		if (value) return { first: value, rest: texts };
	}
}

/**
 * The bytes of `start`, the document and `end`, each created when the reader has consumed the one before. On an error,
 * `onBreak` receives it and the stream breaks, so that no client takes half a document for a complete one.
 */
export function streamText(
	start: string,
	{ first, rest }: BegunText,
	end: string,
	onBreak: (error: unknown) => void,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let begun = false;
	return new ReadableStream<Uint8Array>({
		async pull(controller) {
			if (!begun) {
				begun = true;
				return controller.enqueue(encoder.encode(start + first));
			}
			try {
				const more = await begin(rest);
				controller.enqueue(encoder.encode(more?.first ?? end));
				if (!more) controller.close();
			} catch (error) {
				onBreak(error);
				// Next ends the connection silently for an error of this name; it prints others.
				controller.error(new DOMException("the document broke off", "AbortError"));
			}
		},
		async cancel() {
			await rest.return();
		},
	});
}
