/** Words that say what somebody does, in English and Indonesian. */
const TITLE =
	/\b(?:manager|manajer|engineer|developer|analyst|analis|assistant|asisten|officer|intern|internship|designer|desainer|consultant|konsultan|director|direktur|direktris|head|lead|leader|staff|staf|supervisor|specialist|spesialis|coordinator|koordinator|administrator|admin|administrasi|executive|eksekutif|teacher|guru|dosen|lecturer|nurse|perawat|bidan|midwife|doctor|dokter|accountant|akuntan|programmer|magang|kepala|teknisi|technician|kasir|cashier|sales|salesperson|marketing|representative|associate|trainee|president|chief|ceo|cto|cfo|coo|founder|co-founder|owner|partner|architect|arsitek|scientist|researcher|peneliti|writer|penulis|editor|journalist|wartawan|jurnalis|photographer|fotografer|driver|sopir|operator|mechanic|mekanik|chef|cook|koki|barista|waiter|waitress|pramusaji|receptionist|resepsionis|secretary|sekretaris|auditor|lawyer|pengacara|legal|advisor|adviser|agent|agen|buyer|planner|recruiter|tutor|trainer|instructor|instruktur|tester|clerk|bookkeeper|controller|treasurer|bendahara|surveyor|pharmacist|apoteker|therapist|terapis|translator|penerjemah|worker|pekerja|karyawan|freelance|freelancer|volunteer|ketua|anggota|strategist|producer|inspector|foreman|mandor|estimator|storekeeper|merchandiser|copywriter|illustrator|animator|devops|qa|hr|hrd|pengawas|pelaksana|penyelia|satpam|security guard|teller|account manager|customer service|product owner|scrum master|werkstudent|pramugari|kurir|courier|buruh|pramuniaga)s?\b/i;

/** Words and forms of names of companies and public bodies. */
const COMPANY =
	/(?:^|\s)(?:PT|CV|UD|PD|RS|RSUD|RSUP|SD|SMP|SMA|SMK|KAP)\.?\s+\p{Lu}|\b(?:tbk|persero|inc|ltd|llc|llp|gmbh|ag|corp|corporation|pte|plc|sdn|bhd|b\.v|n\.v|s\.a|company|group|grup|holdings?|bank|university|universitas|institute|institut|politeknik|school|sekolah|hospital|rumah sakit|klinik|clinic|agency|studios?|labs?|technologies|technology|teknologi|solutions|solusi|systems|services|partners|consulting|foundation|yayasan|dinas|kementerian|ministry|pemerintah|government|toko|hotel|restaurant|restoran|cafe|café|kafe|airlines?|insurance|asuransi|media|press|logistics|logistik|foods?|industries|industri|indonesia|nusantara|koperasi|puskesmas|apotek|pharmacy|bengkel|warung|startup|ventures|capital|digital|software|telecom|telekomunikasi|energy|energi|mart|supermarket|retail|apparel|garment|manufacturing|kantor|council|municipality|city of)\b/iu;

/** Forms of companies and names of public bodies, which no position has: a "Bank Teller" works at none of these. */
const SURE_COMPANY =
	/(?:^|\s)(?:PT|CV|UD|RSUD|RSUP|KAP)\.?\s+\p{Lu}|\b(?:Tbk|Persero|Inc|Ltd|LLC|LLP|GmbH|Corp|Corporation|Pte|PLC|Sdn|Bhd|B\.V|N\.V|S\.A|Holdings?|University|Universitas|Universität|Université|Universidad|Institute|Institut|Kementerian|Ministry|Dinas|Foundation|Yayasan)\b/u;

/** Whether a text contains what no position does: the form of a company, the name of a public body. */
export const isSurelyCompany = (text: string): boolean => SURE_COMPANY.test(text);

/** Whether a text contains the word of an occupation. */
export const looksLikeTitle = (text: string): boolean => TITLE.test(text);

/** Whether a text contains what only names of companies, schools and public bodies do. */
export const looksLikeCompany = (text: string): boolean => COMPANY.test(text);
