import { readForm, readJsonBody } from "./small-body";

const TYPE = "multipart/form-data; boundary=x";
const LATIN_1 = Buffer.from([0x52, 0xe9, 0x6e, 0x65]);

const multipart = (value: Buffer) =>
	Buffer.concat([
		Buffer.from('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
		value,
		Buffer.from("\r\n--x--\r\n"),
	]);

it("reads UTF-8", async () => {
	await expect(readForm(multipart(Buffer.from("René")), TYPE)).resolves.toEqual({ name: "René" });
	expect(readJsonBody(Buffer.from('\uFEFF{"name":"René"}'))).toEqual({ name: "René" });
});

it("reads nothing of a body in another encoding, whose letters would be lost", async () => {
	await expect(readForm(multipart(LATIN_1), TYPE)).resolves.toBeUndefined();
	expect(readJsonBody(Buffer.concat([Buffer.from('{"name":"'), LATIN_1, Buffer.from('"}')]))).toBeUndefined();
});
