import { type Canvas, isTrue } from "./canvas";

/** A canvas whose every pixel is read as `colour`. */
const canvasThatReads = (colour: readonly number[]) => (): Canvas => ({
	context: {
		fillStyle: "",
		fillRect: () => {},
		getImageData: () => ({ data: Uint8ClampedArray.from([...colour, 255]) }),
	} as unknown as Canvas["context"],
	source: {} as Canvas["source"],
	toJpeg: () => Promise.reject(new Error("not drawn")),
	free: () => {},
});

it.each([
	["the colour that was drawn", [51, 119, 204], true],
	["nearly that colour", [52, 118, 203], true],
	["white instead", [255, 255, 255], false],
	["noise instead", [51, 119, 17], false],
])("a canvas that returns %s is trusted: %j, %s", (_, colour, expected) => {
	expect(isTrue(canvasThatReads(colour))).toBe(expected);
});
