/** The messages of an intro video. */
export const VIDEO_MESSAGES = ["LABEL_WATCH_VIDEO", "LABEL_VIDEO_TITLE", "LABEL_CAPTIONS"] as const;

export type VideoMessages = Record<(typeof VIDEO_MESSAGES)[number], string>;
