import { answerHash } from "./answer-hash";

addEventListener("message", answerHash);
