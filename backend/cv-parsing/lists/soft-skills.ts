/** Well-known soft skills, in English and Indonesian. Anything else is hard unless its heading says so. */
const SOFT = new Set(
	(
		"communication|communication skills|effective communication|verbal communication|written communication|interpersonal communication|" +
		"interpersonal skills|teamwork|team work|team player|collaboration|leadership|team leadership|problem solving|problem-solving|" +
		"critical thinking|creative thinking|analytical thinking|creativity|adaptability|flexibility|time management|work ethic|" +
		"strong work ethic|attention to detail|detail oriented|detail-oriented|organization|organizational skills|emotional intelligence|" +
		"empathy|conflict resolution|decision making|decision-making|negotiation|public speaking|presentation skills|self-motivated|" +
		"self motivation|self-motivation|initiative|patience|integrity|reliability|active listening|multitasking|multi-tasking|" +
		"stress management|work under pressure|working under pressure|fast learner|quick learner|willingness to learn|discipline|" +
		"honesty|responsibility|accountability|persuasion|mentoring|coaching|positive attitude|curiosity|resilience|networking|" +
		"komunikasi|kemampuan komunikasi|komunikasi efektif|komunikatif|kerja sama|kerjasama|kerja sama tim|kerjasama tim|kerja tim|" +
		"bekerja dalam tim|bekerja sama dalam tim|kepemimpinan|pemecahan masalah|penyelesaian masalah|berpikir kritis|berpikir kreatif|" +
		"berpikir analitis|kreativitas|kreatif|adaptasi|mudah beradaptasi|cepat beradaptasi|adaptif|fleksibel|fleksibilitas|manajemen waktu|" +
		"teliti|ketelitian|detail|disiplin|jujur|kejujuran|bertanggung jawab|tanggung jawab|inisiatif|empati|negosiasi|" +
		"pengambilan keputusan|berbicara di depan umum|pekerja keras|cepat belajar|mau belajar|percaya diri|sabar|ramah|" +
		"mampu bekerja di bawah tekanan|bekerja di bawah tekanan|manajemen stres|manajemen konflik|integritas|proaktif|mandiri"
	).split("|"),
);

/** Whether a skill is one of the well-known soft skills. */
export const isSoftSkill = (skill: string): boolean => SOFT.has(skill.toLowerCase().trim());
