/** Classes of the player, and of its replacement. */
export const PLAYER_SIZE = "aspect-video max-h-[75svh] w-full bg-black sm:rounded-2xl";
