import type scenes from "@/messages/en/scenes.json";

/** Pictures of the product, one for each thing that it does. */
export type SceneName = keyof typeof scenes;

/** What the drawing of a scene takes: the words that are seen in it. */
export interface SceneProps<Name extends SceneName> {
	words: (typeof scenes)[Name];
}
