import { Overlay } from "./overlay.client";

/** Shows where words are written, on pages that were opened with `?words`. */
export const CopyOverlay = () => <Overlay />;
