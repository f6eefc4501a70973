/** Whether a path belongs to the `/api` door. */
export const isApi = (path: string) => path.startsWith("/api/") || path === "/api";
