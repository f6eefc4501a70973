import "server-only";

/** A document whose beginning has been made, so that its status is known; the rest is made as it is read. */
export interface BegunText {
	first: string;
	rest: AsyncGenerator<string, void, void>;
}

/** Takes texts until one isn't empty; null when there is none. Rejects when the first can't be made. */
export async function begin(texts: AsyncGenerator<string, void, void>): Promise<BegunText | null> {
	for (;;) {
		const { done, value } = await texts.next();
		if (done) return null;
		if (value) return { first: value, rest: texts };
	}
}

/**
 * The bytes of `start`, the document and `end`, each made when the reader has taken the one before. When one can't be
 * made, `onBreak` hears why and the stream breaks, so that nobody takes half a document for the whole.
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
				// The framework ends the connection without a word for an error of this name; others it prints.
				controller.error(new DOMException("the document broke off", "AbortError"));
			}
		},
		async cancel() {
			await rest.return();
		},
	});
}
