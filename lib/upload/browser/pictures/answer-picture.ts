import { workerCanvas } from "./canvas";
import { preparePicture } from "./prepare-picture";

/** Answers a message that carries a picture with its page, or with null if none can be made of it. */
export async function answerPicture({ data, ports: [port] }: MessageEvent<unknown>): Promise<void> {
	if (!(data instanceof Blob) || !port) return;
	port.postMessage(await preparePicture(data, workerCanvas).catch(() => null));
}
