import { answerPicture } from "./answer-picture";

addEventListener("message", answerPicture);
