import { type Line, textOf } from "../line";
import { headingOf } from "../sections/headings";
import { findPeriod } from "./dates";

/** The meanings of labels, however a CV writes them. */
export type LabelKind =
	| "name"
	| "given-name"
	| "family-name"
	| "preferred"
	| "email"
	| "phone"
	| "location"
	| "address"
	| "birth"
	| "nationality"
	| "linkedin"
	| "company"
	| "title"
	| "industry"
	| "job-family"
	| "job-level"
	| "period"
	| "institution"
	| "degree"
	| "field"
	| "ignored";

const WORDS: Readonly<Record<LabelKind, string>> = {
	name: "candidate|candidate name|name of candidate|applicant|applicant name|nama pelamar|kandidat|bewerber|bewerberin|candidat|name|full name|fullname|nama|nama lengkap|naam|nom|nom et prénom|nombre|nombre y apellidos|nome|nome completo|vor- und nachname|họ và tên|họ tên|姓名|الاسم|navn|fullt navn|namn|nimi|imię i nazwisko|jméno|jméno a příjmení|meno a priezvisko|név|nume|nume și prenume|ime i prezime|ad soyad|adı soyadı|фио|ф.и.о|имя|піб|ονοματεπώνυμο|성명|이름|氏名|名前|ชื่อ|ชื่อ-นามสกุล|volle name|naam en van",
	"given-name":
		"first name|firstname|given name|given names|given name(s)|forename|forenames|prénom|prénoms|prénom(s)|vorname|vornamen|nombres|voornaam|voornamen|nama depan|primeiro nome|nome próprio",
	"family-name":
		"last name|lastname|surname|family name|nom de famille|nachname|familienname|apellidos|apellido|achternaam|nama belakang|nama keluarga|cognome|sobrenome|apelido|apelidos",
	preferred: "preferred name|nickname|nick name|known as|nama panggilan|panggilan",
	email:
		"correo|correo electrónico|courriel|adresse e-mail|adresse mail|e-mailadres|e-mail-adresse|email-adresse|correio eletrónico|correio eletrônico|emel|thư điện tử|邮箱|电子邮箱|电子邮件|邮件|البريد الإلكتروني|e-post|epost|e-postadresse|sähköposti|эл. почта|электронная почта|이메일|メール|メールアドレス|อีเมล|email|e-mail|email address|e-mail address|mail|surel|alamat email|alamat e-mail|alamat surel",
	phone:
		"phone|phone number|telephone|telephone number|tel|mobile|mobile phone|mobile number|cell|cell phone|cellphone|" +
		"contact number|contact no|tel. cel|tel cel|cel|mob|mob no|mobile no|phone no|cell no|tel no|telephone no|hp|no hp|no. hp|nomor hp|no. handphone|no handphone|handphone|nomor handphone|telepon|telp|" +
		"no telp|no. telp|no telepon|no. telepon|nomor telepon|ponsel|nomor ponsel|no. ponsel|whatsapp|wa|no. wa|no wa|" +
		"nomor wa|nomor whatsapp|telefon|telefonnummer|mobil|mobilnummer|mobiltelefon|rufnummer|telefoonnummer|tél|portable|numéro de téléphone|número de teléfono|tel/whatsapp|telemóvel|celular|cellulare|gsm|contacto|no. tel|no tel|no. telefon|telefon bimbit|số điện thoại|sđt|手机号|手机号码|联系电话|电话号码|رقم الهاتف|الجوال|tlf|telefonnr|mobilnr|puhelin|telefonszám|телефон|тел|мобильный телефон|τηλέφωνο|κινητό|전화|전화번호|휴대폰|연락처|휴대전화|電話|電話番号|携帯|โทร|โทรศัพท์|เบอร์โทรศัพท์|selfoon|telefoon|téléphone|teléfono|telefone|telefono|handy|móvil|điện thoại|电话|手机|الهاتف|telp/hp|telp/wa|hp/wa|no. hp/wa|no hp/wa|phone/wa|phone/whatsapp|whatsapp/phone",
	location:
		"location|city|domicile|domisili|lokasi|kota|current location|residence|based in|tempat tinggal|" +
		"current city|place of residence|lives in|residencia|localidad|lieu de résidence|localité|localidade|residenza|standort|nơi ở|所在地|所在城市|现居地|现居城市|现居|现居住地|居住地|城市|wohnort|woonplaats|ville|ciudad|cidade|città|" +
		"bosted|bosteder|bostedskommune|bopæl|bostadsort|hemort|asuinpaikka|kotipaikka|kotikunta|miejscowość|miasto|miejsce zamieszkania|bydliště|" +
		"místo bydliště|bydlisko|miesto bydliska|lakóhely|localitate|oraș|domiciliu|prebivališče|prebivalište|şehir|yaşadığı yer|ikamet|ikametgah|" +
		"место жительства|место проживания|город|город проживания|місто|місце проживання|град|πόλη|τόπος κατοικίας|거주지|居住地|domicile|tempat domisili|" +
		"ubicación|localización|localização|localisation|lugar de residencia|ciudad de residencia|luogo di residenza|comune di residenza|lieu d'habitation|wohnsitz|residing at",
	address:
		"present address|residential address|postal address|address for correspondence|meldeadresse|alamat tinggal|alamat tempat tinggal|" +
		"dirección actual|adreça|bostadsadress|bostedsadresse|kotiosoite|adres zamieszkania|adres korespondencyjny|adresa bydliště|ikamet adresi|주소|現住所|" +
		"address|home address|current address|mailing address|alamat|alamat rumah|alamat domisili|alamat lengkap|alamat sekarang|" +
		"domicilio|wohnadresse|postadresse|woonadres|住址|现住址|联系地址|adresse|anschrift|adres|dirección|endereço|morada|indirizzo|địa chỉ|地址|العنوان|adress|osoite|adresa|adresă|cím|lakcím|адрес|адреса|διεύθυνση|주소|住所|ที่อยู่",
	birth:
		"date of birth|dob|d.o.b|birth date|birthdate|birthday|born|place and date of birth|place, date of birth|" +
		"place & date of birth|place / date of birth|place/date of birth|date & place of birth|" +
		"tanggal lahir|tgl lahir|tgl. lahir|ttl|tempat tanggal lahir|tempat, tanggal lahir|tempat/tanggal lahir|" +
		"tempat, tgl lahir|tempat/tgl lahir|tempat, tgl. lahir|tempat/tgl. lahir|tempat / tanggal lahir|" +
		"tempat / tgl lahir|tempat & tanggal lahir|tempat & tgl lahir|tempat dan tanggal lahir|tempat tgl lahir|lahir|" +
		"geburtsdatum|geboortedatum|date de naissance|fecha de nacimiento|data de nascimento|data di nascita|ngày sinh|出生日期|تاريخ الميلاد|fødselsdato|født|födelsedatum|syntymäaika|data urodzenia|datum narození|dátum narodenia|születési dátum|születési idő|data nașterii|datum rođenja|doğum tarihi|дата рождения|дата народження|ημερομηνία γέννησης|생년월일|生年月日|วันเกิด|geboortedatum en plek",
	nationality:
		"nationality|citizenship|kewarganegaraan|warga negara|kebangsaan|warganegara|" +
		"nationalität|staatsangehörigkeit|nationalité|nacionalidad|nacionalidade|nationaliteit|nazionalità|国籍|الجنسية",
	linkedin: "linkedin|linkedin url|linkedin profile|profil linkedin",
	company:
		"nombre de la empresa|nome da empresa|nom de l'entreprise|nom de l’entreprise|name and address of employer|name of employer|name of company|employer name|employer's name|name of organization|name of organisation|name und adresse des arbeitgebers|name des arbeitgebers|nom et adresse de l'employeur|nom et adresse de l’employeur|nombre y dirección del empleador|empregador|employeur|compañía|tên công ty|nama syarikat|bedrijf|bedrijfsnaam|firmenname|naam werkgever|tempat bekerja|organisation|firma|unternehmen|arbeitgeber|entreprise|empleador|empresa|azienda|datore di lavoro|werkgever|syarikat|majikan|công ty|公司|公司名称|工作单位|company|company name|employer|organization|perusahaan|nama perusahaan|instansi|nama instansi|tempat kerja",
	title:
		"cargo|cargo desempeñado|cargo ocupado|puesto desempeñado|função|posição|posición|vị trí|function|tätigkeit|position held|post held|occupation|occupation or position held|beruf oder funktion|fonction ou poste occupé|profesión o cargo desempeñado|poste occupé|emploi occupé|jabatan/posisi|posisi/jabatan|functietitel|funktion/position|designation|job role|puesto|poste|fonction|funktion|functie|jawatan|chức vụ|chức danh|职位|职务|岗位|position|job title|title|role|jabatan|posisi|jabatan terakhir|posisi terakhir",
	industry: "industry|company industry|industri|bidang usaha|bidang industri",
	"job-family": "job family|rumpun jabatan",
	"job-level": "job level|level|seniority|tingkat jabatan|level jabatan",
	period:
		"zeitraum|tenure|timeframe|time period|employment dates|employment period|dates of employment|period of employment|fechas|beschäftigungszeitraum|période|periodo|período|tempoh|thời gian|时间|起止时间|period|periode|duration|dates|date|years|tahun|masa kerja|lama bekerja|waktu",
	institution:
		"institution|institute|school|university|college|school name|institute name|institution name|university name|universitas|sekolah|perguruan tinggi|institusi|nama sekolah|kampus",
	degree: "degree|jenjang|gelar|tingkat|qualification|jenjang pendidikan",
	field: "major|field of study|jurusan|program studi|prodi|concentration|course of study|bidang studi|peminatan",
	ignored:
		"gender|sex|jenis kelamin|religion|agama|status|marital status|status perkawinan|status pernikahan|height|weight|" +
		"tinggi badan|berat badan|tinggi/berat badan|tinggi|berat|golongan darah|blood type|nik|no. ktp|no ktp|ktp|age|usia|umur|" +
		"website|web|portfolio|portofolio|github|instagram|twitter|facebook|skype|blog|fax|faks|npwp|sim|hobi|hobby|" +
		"suku|passport|paspor|no. paspor|driving licence|driving license|tempat lahir|place of birth|kode pos|postal code",
};

const KINDS = new Map<string, LabelKind>();
/** The same without spaces, for labels whose letters are spaced out. */
const CLOSE = new Map<string, LabelKind>();
for (const [kind, words] of Object.entries(WORDS)) {
	// The keys of the record are its type's.
	for (const word of words.split("|")) {
		KINDS.set(word, kind as LabelKind);
		CLOSE.set(word.replaceAll(" ", ""), kind as LabelKind);
	}
}

/** Short forms that only count with a colon behind them. */
const SHORT = new Map<string, LabelKind>([
	["t", "phone"],
	["p", "phone"],
	["m", "phone"],
	["c", "phone"],
	["e", "email"],
	["a", "address"],
	["ph", "phone"],
]);

/** A value and what it was called. */
export interface Labelled {
	kind: LabelKind;
	value: string;
}

const plain = (text: string) =>
	text
		.trim()
		.replace(/[\s:：.]+$/u, "")
		.toLowerCase();

/** Capitals with spaces between some of them: "PHO NE". */
const SPACED = /^\p{Lu}{1,5}(?: \p{Lu}{1,5})+\s*[:：]?$/u;

/** What labels with a slash between them have in common: "Mobile / WhatsApp". */
function sharedKind(words: string): LabelKind | undefined {
	const [first, ...others] = words.split(/\s*[/&]\s*/).map((word) => KINDS.get(plain(word)));
	return others.length > 0 && others.every((kind) => kind === first) ? first : undefined;
}

/** What a text is the label of, when it is one as a whole. */
export function labelOf(text: string): LabelKind | undefined {
	if (text.length > 40) return undefined;
	const words = plain(text);
	return (
		KINDS.get(words) ??
		sharedKind(words) ??
		(SPACED.test(text.trim()) ? CLOSE.get(words.replaceAll(" ", "")) : undefined)
	);
}

/** A label and its value in one text, separated by a colon: "Nama : Suharto". */
export function readLabelled(text: string): Labelled | undefined {
	const parts = /^([^:：]{1,40}?)\s*[:：]\s*(\S.*)$/su.exec(text.trim());
	const value = parts?.[2]?.trim();
	if (!parts?.[1] || !value) return undefined;
	const kind = labelOf(parts[1]) ?? SHORT.get(plain(parts[1]));
	return kind && { kind, value };
}

/** Heads of columns that are no labels elsewhere. */
const TABLE_WORD =
	/^(?:(?:s\.? ?)?no\.?|#|%|courses?|year(?: of passing)?|pass?(?:ing)?\.? ?year|exam(?:ination)?(?: title| passed)?|class|results?|achievements?|concentration\/major|board|institute|percentage|marks|grade|c?gpa|tahun (?:lulus|masuk|tamat)|(?:board|university)\/(?:board|university)|reasons? (?:for|of) leaving|alasan (?:keluar|berhenti|resign)|supervisor|atasan|(?:last |final )?salary|gaji(?: terakhir)?|remarks?|keterangan|responsibilities|duties|job description|uraian tugas|from|to|mulai|selesai|location|country)$/i;

/** Heads of columns that name positions and companies, and are no labels elsewhere. */
const COLUMNS: ReadonlyMap<string, LabelKind> = new Map([
	...["tempat", "place", "where", "workplace", "place of work", "lieu", "lugar", "onde", "wo", "waar", "dove"].map(
		(word) => [word, "company"] as const,
	),
	...["sebagai", "as", "als", "post", "post held", "what", "comme", "como", "come"].map(
		(word) => [word, "title"] as const,
	),
	["ket", "ignored"],
	["when", "period"],
]);

/** What the head of a table's column says about the column. */
export const columnOf = (text: string): LabelKind | undefined => labelOf(text) ?? COLUMNS.get(plain(text));

const isHead = (text: string) =>
	columnOf(text) !== undefined || TABLE_WORD.test(text) || /^(?:start|end) date\s*:?$/iu.test(text);

/** Whether a line is the head of a table: nothing but labels, or, above four columns and more, all but one. */
export function isTableHead({ cells, parts = cells }: Line): boolean {
	if (cells.length < 2) return false;
	const others = parts.filter((text) => !isHead(text));
	const isWide = parts.length > 3;
	return others.length === 0 || (isWide && others.length === 1 && /^\p{Lu}[\p{L} /.]+$/u.test(others[0] ?? ""));
}

/** Marks between the items of one line. */
const BETWEEN = /\s+[|•·∙●▪■◆◇⋄◊❖✦★‧⬥¦]\s+|\s*[|•]\s*|\s{2,}/u;

/** Labels of contact data with only a space before them, behind another one: "Phone: +62 811 Location: Kulai". */
const CONTACT =
	/\s(?=(?:Phone|Mobile|Tel|E-?mail|Location|City|Domisili|Telp|HP|LinkedIn)\s?[:：]\s)(?<=[:：]\s*\S.*)/u;

/** Longer texts have no such row of labels. */
const LONGEST_ROW = 300;

const items = (line: Line) =>
	line.cells
		.flatMap((cell) => cell.split(BETWEEN))
		.flatMap((text) => (text.length > LONGEST_ROW ? [text] : text.split(CONTACT)))
		.filter(Boolean);

/** Cells of one line as label and value: "Nama | : Suharto", "Nama | : | Suharto", "Nama | Suharto". */
function fromCells(line: Line): Labelled | undefined {
	const [label = "", ...rest] = line.cells;
	const kind = rest.length > 0 ? labelOf(label) : undefined;
	const value = rest
		.map((cell) => cell.replace(/^[:：]\s*/u, ""))
		.filter(Boolean)
		.join(" ");
	// A table has a heading beside the label of its first column.
	const isValue = value && !readLabelled(value) && !headingOf(value);
	return kind && isValue && !isPlaceholder(kind, value) ? { kind, value } : undefined;
}

const PLACEHOLDERS: ReadonlySet<LabelKind> = new Set(["title", "company", "institution"]);

/** Whether a label with dates behind it is a placeholder for a name: "Job Title", "2019 – 2021". */
const isPlaceholder = (kind: LabelKind, value: string) => PLACEHOLDERS.has(kind) && findPeriod(value)?.from === 0;

/** A text this much larger than the one below it is a template's word, not a label. */
const LARGER = 1.3;

/** Whether a label stands in place of what it names: "NAME" in the letters of one, "Job Title" above a company and its dates. */
const isOfTemplate = (kind: LabelKind, label: Line, below: Line) =>
	kind === "name"
		? label.size > below.size * LARGER
		: PLACEHOLDERS.has(kind) && findPeriod(textOf(below)) !== undefined;

/** Values that carry a label: in one text, in neighbouring cells, or on the line below a label that stands alone. */
export function labelledValues(lines: readonly Line[]): Labelled[] {
	return lines.flatMap((line, index): Labelled[] => {
		const cells = fromCells(line);
		if (cells) return [cells];
		const whole = items(line).flatMap((item) => readLabelled(item) ?? []);
		if (whole.length > 0) return whole;
		const kind = line.cells.length === 1 ? labelOf(textOf(line)) : undefined;
		const below = lines[index + 1];
		if (!kind || !below || labelOf(textOf(below)) || headingOf(textOf(below))) return [];
		return isOfTemplate(kind, line, below) || readLabelled(textOf(below)) ? [] : [{ kind, value: textOf(below) }];
	});
}

/** Texts of lines that carry no label, split at bars, dots and wide gaps. */
export const unlabelledItems = (lines: readonly Line[]): string[] =>
	lines
		.filter((line) => !fromCells(line))
		.flatMap(items)
		.map((item) => item.trim())
		.filter((item) => item && !readLabelled(item) && !labelOf(item));

/** The first value of a kind in which `read` finds something. */
export function firstOf<T>(values: readonly Labelled[], kind: LabelKind, read: (value: string) => T | undefined) {
	for (const one of values) {
		const found = one.kind === kind ? read(one.value) : undefined;
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A value as it stands, without marks at its end. */
export const whole = (value: string): string | undefined => value.replace(/[\s,;|]+$/u, "") || undefined;
