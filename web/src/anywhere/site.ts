/** Whether this is the page that needs no server: built so, never decided while running. */
export const SITE: boolean = import.meta.env.MODE === "site";
