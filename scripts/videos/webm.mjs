/** Puts encoded blocks into a WebM file that says how long it is and where players can jump to. */

const VIDEO = 1;
const AUDIO = 2;
const KEY = 0x80;
/** What Opus decoders leave out at the start, samples, and must hear before a place that is jumped to, nanoseconds. */
const OPUS_PRE_SKIP = 312;
const OPUS_PRE_ROLL = 80_000_000;
const NANOSECONDS = 1_000_000_000;

/** An element's size in eight bytes, which fits any. */
function sizeOf(bytes) {
	const size = Buffer.alloc(8);
	size.writeBigUInt64BE(BigInt(bytes) | (1n << 56n));
	return size;
}

/** An element of a WebM file: its id in hexadecimal digits, and what it holds. */
function element(id, ...content) {
	const bytes = Buffer.concat(content);
	const size = bytes.length < 127 ? Buffer.of(0x80 | bytes.length) : sizeOf(bytes.length);
	return Buffer.concat([Buffer.from(id, "hex"), size, bytes]);
}

function number(id, value, length = 4) {
	const bytes = Buffer.alloc(length);
	bytes.writeUIntBE(value, 0, length);
	return element(id, bytes);
}

function real(id, value) {
	const bytes = Buffer.alloc(8);
	bytes.writeDoubleBE(value);
	return element(id, bytes);
}

const text = (id, value) => element(id, Buffer.from(value));

const header = () =>
	element(
		"1a45dfa3",
		number("4286", 1),
		number("42f7", 1),
		number("42f2", 4),
		number("42f3", 8),
		text("4282", "webm"),
		number("4287", 4),
		number("4285", 2),
	);

const info = (seconds) =>
	element(
		"1549a966",
		number("2ad7b1", 1_000_000),
		real("4489", seconds * 1_000),
		text("4d80", "astronaut"),
		text("5741", "astronaut"),
	);

/** How an Opus track begins: one channel. */
function opusHead(sampleRate) {
	const head = Buffer.alloc(19);
	head.write("OpusHead");
	head.writeUInt8(1, 8);
	head.writeUInt8(1, 9);
	head.writeUInt16LE(OPUS_PRE_SKIP, 10);
	head.writeUInt32LE(sampleRate, 12);
	return head;
}

function tracks({ width, height, sampleRate }) {
	const video = element(
		"ae",
		number("d7", VIDEO),
		number("73c5", VIDEO),
		number("83", 1),
		text("86", "V_VP9"),
		element("e0", number("b0", width), number("ba", height)),
	);
	const audio = element(
		"ae",
		number("d7", AUDIO),
		number("73c5", AUDIO),
		number("83", 2),
		text("86", "A_OPUS"),
		element("63a2", opusHead(sampleRate)),
		number("56aa", Math.round((OPUS_PRE_SKIP / sampleRate) * NANOSECONDS)),
		number("56bb", OPUS_PRE_ROLL),
		element("e1", real("b5", sampleRate), number("9f", 1)),
	);
	return element("1654ae6b", video, audio);
}

/** The blocks of both tracks in their order, a new cluster with each of the video's key frames. */
function clustersOf({ video, audio }) {
	const blocks = [
		...video.map((block) => ({ ...block, track: VIDEO })),
		...audio.map((block) => ({ ...block, track: AUDIO })),
	].sort((a, b) => a.ms - b.ms || a.track - b.track);
	const clusters = [];
	for (const block of blocks) {
		const ms = Math.round(block.ms);
		if (block.track === VIDEO && block.isKey) clusters.push({ ms, blocks: [] });
		clusters.at(-1).blocks.push({ ...block, ms });
	}
	return clusters;
}

function toCluster({ ms, blocks }) {
	const written = blocks.map((block) => {
		const head = Buffer.alloc(4);
		head.writeUInt8(0x80 | block.track);
		head.writeInt16BE(block.ms - ms, 1);
		head.writeUInt8(block.isKey ? KEY : 0, 3);
		return element("a3", head, Buffer.from(block.base64, "base64"));
	});
	return element("1f43b675", number("e7", ms), ...written);
}

/** Where each cluster begins, bytes from the segment's content. */
const cues = (places) =>
	element(
		"1c53bb6b",
		...places.map(({ ms, at }) =>
			element("bb", number("b3", ms), element("b7", number("f7", VIDEO), number("f1", at))),
		),
	);

/** The file of an encoded film that lasts `seconds`. */
export function toWebm(film, seconds) {
	const clusters = clustersOf(film);
	const written = clusters.map(toCluster);
	const start = Buffer.concat([info(seconds), tracks(film)]);
	// The places have the same length whatever they are, so that an empty list tells how far they push the clusters.
	let at = start.length + cues(clusters.map(({ ms }) => ({ ms, at: 0 }))).length;
	const places = clusters.map(({ ms }, index) => {
		const place = { ms, at };
		at += written[index].length;
		return place;
	});
	return Buffer.concat([header(), element("18538067", start, cues(places), ...written)]);
}
