/** Whether a path belongs to the `/api` proxy. Without anything behind it, `/api` is an address like any other. */
export const isApi = (path: string) => path.startsWith("/api/");
