/** Words for what somebody did in a position, as labels above a description have them. */
const NOUNS =
	"duty|duties|responsibilit(?:y|ies)|tasks?|achievements?|accomplishments?|activities|highlights|scope of work|role description|job ?desc(?:ription)?|jobdesk|what i (?:did|do)|" +
	"(?:technologies|tools|software|equipment|skills) (?:used|gained|developed)|tech(?:nology)? stack|(?:verwendete|eingesetzte) technologien|" +
	"(?:haupt)?aufgaben(?:bereich|bereiche|gebiet|gebiete|schwerpunkte)?|(?:haupt)?tätigkeiten|tätigkeitsschwerpunkte|tätigkeitsbereich|verantwortlichkeiten|verantwortung(?:sbereich)?|erfolge|" +
	"missions?|tâches|activités|responsabilités|réalisations|attributions|" +
	"funciones|tareas|responsabilidad(?:es)?|actividades|logros|atividades|tarefas|funções|responsabilidades|atribuições|conquistas|" +
	"mansion[ei]|compiti|attività|responsabilità|risultati|(?:hoofd)?taken|werkzaamheden|taakomschrijving|functieomschrijving|verantwoordelijkheden|" +
	"(?:arbeids|arbejds)?oppgaver|(?:arbejds)?opgaver|ansvarsområde[rn]?|ansvar|arbetsuppgifter|resultater|tehtävät|työtehtävät|vastuut|" +
	"obowiązki|zakres obowiązków|zadania|osiągnięcia|náplň práce|náplň|povinnosti|feladatok|feladatkör|munkakör leírása|sarcini|atribuții|responsabilități|" +
	"görevler|görev tanımı|sorumluluklar|обязанности|должностные обязанности|достижения|обов['’]язки|" +
	"tugas|tanggung jawab|pekerjaan|pencapaian|deskripsi pekerjaan|nhiệm vụ|mô tả công việc|trách nhiệm|thành tích|" +
	"工作内容|工作內容|工作职责|工作職責|岗位职责|职责|主要职责|業務内容|担当業務|職務内容|담당업무|담당 업무|주요 업무|업무 내용|المهام|المسؤوليات|المهام والمسؤوليات";
const BEFORE =
	"my|key|main|major|core|primary|principal|daily|general|selected|notable|job|work|roles and|roles &|meine|wichtigste|wesentliche|mes|principales|principaux|mis|principais|minhas|principali|mijn|belangrijkste|viktigaste|viktigste|główne|hlavní|fő|temel|основные|uraian|deskripsi|rincian|các";
const BEHIND =
	"principales|principaux|réalisées|effectuées|confiées|realizadas|desempeñadas|desenvolvidas|exercidas|svolte|principali|utama|pokok|pekerjaan|include[sd]?|were|chính";
const AND = "(?:and|und|et|y|e|en|og|och|i|a|și|ve|и|dan|và|\\+)\\s+|[&/,]\\s*";
const ONE = `(?:(?:${BEFORE})\\s+)?(?:${NOUNS})(?:\\s+(?:${BEHIND}))?`;

const DUTIES = new RegExp(`^${ONE}(?:\\s*(?:${AND})${ONE})?\\s*(?:[:：]|$)`, "iu");

/** Whether a text is a label for what somebody did in a position, or begins with one and a colon. */
export const isDuty = (text: string): boolean => DUTIES.test(text.trim());
