import scenes from "@/messages/en/scenes.json";
import type { PersonName } from "./parts/people";

type Messages = typeof scenes;

/** Pictures of the product, one for each thing that it does and for each page that needs its own words in it. */
export type SceneName = keyof Messages;

/** Whether there is such a picture. */
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** Pictures that show another one's drawing with other people. Of its words they have those that differ. */
export const RETOLD = {
	"answer-technical": { drawing: "answer", people: ["orbit"] },
	"answer-professional": { drawing: "answer", people: ["lyra"] },
	"answer-global": { drawing: "answer", people: ["luna"] },
	"answer-sales": { drawing: "answer", people: ["rigel"] },
	"answer-lab": { drawing: "answer", people: ["cetus"] },
	"choice-technical": { drawing: "choice", people: ["vega"] },
	"compare-campus": { drawing: "compare", people: ["vega", "sirius", "juno", "rigel"] },
	"compare-technical": { drawing: "compare", people: ["orbit", "mira", "cetus", "atlas"] },
	"compare-global": { drawing: "compare", people: ["luna", "rigel", "comet", "altair"] },
	"questions-professional": { drawing: "questions", people: [] },
	"assessments-technical": { drawing: "assessments", people: ["cetus"] },
	"invitation-campus": { drawing: "invitation", people: [] },
	"invitation-professional": { drawing: "invitation", people: [] },
	"invitation-field": { drawing: "invitation", people: [] },
	"job-page-campus": { drawing: "job-page", people: ["vega", "juno"] },
	"stages-field": { drawing: "stages", people: ["atlas", "luna", "aster"] },
	"team-professional": { drawing: "team", people: ["lyra", "rigel", "mira"] },
	"team-partners": { drawing: "team", people: ["comet", "vega", "orbit"] },
	"team-training": { drawing: "team", people: ["sirius", "lyra", "atlas"] },
} as const satisfies Partial<Record<SceneName, { drawing: SceneName; people: readonly PersonName[] }>>;

/** Scenes with their own drawing. */
export type DrawingName = Exclude<SceneName, keyof typeof RETOLD>;

/** The properties of a drawing: its visible texts, and people who replace the default ones. */
export interface SceneProps<Name extends DrawingName> {
	messages: Messages[Name];
	people?: readonly PersonName[];
}

interface Telling {
	drawing: DrawingName;
	people?: readonly PersonName[];
}

/** Whether a scene is shown by the drawing of another. */
export const isRetold = (name: SceneName): name is keyof typeof RETOLD => Object.hasOwn(RETOLD, name);

/** The drawing of a scene, with its people. */
export const tellingOf = (name: SceneName): Telling => (isRetold(name) ? RETOLD[name] : { drawing: name });
