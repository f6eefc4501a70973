import type scenes from "@/messages/en/scenes.json";

/** Pictures of the product, one for each thing that it does. */
export type SceneName = keyof typeof scenes;
